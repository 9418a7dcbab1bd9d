import type { ReactNode } from 'react';
import { LoginLink } from '../account/LoginLink.tsx';
import { NewArrivalsPlace } from '../catalog/suggestions/NewArrivalsPlace.tsx';
import { HOME_PATH } from '../paths.ts';
import { Empty } from '../ui/Empty.tsx';
import * as cartPageWords from '../words/cart-page.ts';
import * as uiWords from '../words/ui.ts';

/** Says that the cart is empty, below the note on what was removed last. */
export const EmptyCart = ({ isVisitor = false, note }: { isVisitor?: boolean; note: ReactNode }) => (
  <>
    {note}
    <Empty
      words={cartPageWords.empty}
      hint={isVisitor ? cartPageWords.loginToSee : ''}
      to={HOME_PATH}
      action={uiWords.shopNow}
    >
      {isVisitor && <LoginLink />}
    </Empty>
    <NewArrivalsPlace />
  </>
);
