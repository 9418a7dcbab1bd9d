import { LoginLink } from '../../account/LoginLink.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { HOME_PATH } from '../../paths.ts';
import type { OrderFilter } from '../statuses.ts';
import * as ordersWords from '../../words/orders.ts';
import * as uiWords from '../../words/ui.ts';

interface NoOrdersProps {
  filter: OrderFilter;
  /** Another reason than that there are none. */
  hint?: string | undefined;
  /** Whether nobody is logged in. Then a link leads to the login and back to this page. */
  isVisitor?: boolean;
  /** Reads the orders again, where that has failed. */
  retry?: () => void;
}

/** Says that there is no order to show: none of this status, none that could be read, or nobody logged in. */
export function NoOrders({ filter, hint, isVisitor = false, retry }: NoOrdersProps) {
  return (
    <Empty
      words={ordersWords.noOrders(filter)}
      hint={isVisitor ? ordersWords.loginToSeeOrders : (hint ?? '')}
      to={HOME_PATH}
      action={ordersWords.orderNow}
    >
      {isVisitor && <LoginLink />}
      {retry && (
        <button type="button" className="button button-quiet" onClick={retry}>
          {uiWords.tryAgain}
        </button>
      )}
    </Empty>
  );
}
