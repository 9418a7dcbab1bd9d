import type { ReactNode } from 'react';
import { LoginLink } from '../account/LoginLink.tsx';
import { NewArrivalsPlace } from '../catalog/suggestions/LazySuggestions.tsx';
import { HOME_PATH } from '../paths.ts';
import { Empty } from '../ui/Empty.tsx';
import * as cartPageWords from '../words/cart-page.ts';
import * as uiWords from '../words/ui.ts';

/** The empty cart, below the note on the last removed line. */
export const EmptyCart = ({ isVisitor = false, note }: { isVisitor?: boolean; note: ReactNode }) => (
  <>
    {note}
    <Empty words={cartPageWords.empty} to={HOME_PATH} action={uiWords.shopNow}>
      {isVisitor && <LoginLink />}
    </Empty>
    <NewArrivalsPlace />
  </>
);
