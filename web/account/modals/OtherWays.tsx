import type { ReactNode } from 'react';
import * as accountWords from '../../words/account.ts';
import * as uiWords from '../../words/ui.ts';
import css from '../AccountFrame.module.css';

/** What stands under each login form: Google, and the way to an account (`children`). */
export const OtherWays = ({ google, children }: { google: ReactNode; children: ReactNode }) => (
  <>
    <p className={css.or}>{uiWords.or}</p>
    {google}
    <p className={css.note}>
      {accountWords.newHere} {children}
    </p>
  </>
);
