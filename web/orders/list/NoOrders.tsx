import { LoginLink } from '../../account/LoginLink.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { HOME_PATH } from '../../paths.ts';
import type { OrderFilter } from '../statuses.ts';

interface NoOrdersProps {
  filter: OrderFilter;
  /** Why, where it isn't that there are none. */
  hint?: string | undefined;
  /** A visitor may have orders: the way to the login, and back to here, stands there too. */
  isVisitor?: boolean;
  /** Asks once more, where asking has failed. */
  retry?: () => void;
}

/** No order to show: none there, none of this state, none that could be read, or nobody logged in. */
export function NoOrders({ filter, hint, isVisitor = false, retry }: NoOrdersProps) {
  return (
    <Empty
      words={`Oops! ${filter} Order Not Found`}
      hint={isVisitor ? 'Log in to see what you have ordered.' : (hint ?? '')}
      to={HOME_PATH}
      action="Order now"
    >
      {isVisitor && <LoginLink />}
      {retry && (
        <button type="button" className="button button-quiet" onClick={retry}>
          Try again
        </button>
      )}
    </Empty>
  );
}
