import { Link, useLocation, useNavigate } from 'react-router-dom';
import { loginPath, registerPath } from '../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import css from './AccountFrame.module.css';
import { RegisterForm } from './RegisterForm.tsx';
import { useShop } from '../shop/useShop.ts';
import { nextIn, useSafePath } from '../session/return-path.ts';
import * as uiWords from '../words/ui.ts';
import * as accountWords from '../words/account.ts';

/** `/account/register`: creates an account, then redirects to the login page with the address filled in. */
export function RegisterPage() {
  const navigate = useNavigate();
  const { firstPurchasePercent } = useShop().policies;
  const { search } = useLocation();
  const login = loginPath(useSafePath()(nextIn(search)));
  return (
    <AccountFrame
      heading={uiWords.createAccount}
      line={accountWords.registerLine(firstPurchasePercent)}
      description={accountWords.registerDescription}
      path={registerPath()}
    >
      <RegisterForm onDone={(email) => void navigate(login, { state: { email } })} />
      <p className={css.note}>
        {accountWords.haveAccount} <Link to={login}>{accountWords.login}</Link>
      </p>
    </AccountFrame>
  );
}
