import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FIRST_PURCHASE_PERCENT } from '../../schema/pricing.ts';
import { loginPath, registerPath } from '../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import css from './AccountFrame.module.css';
import { RegisterForm } from './RegisterForm.tsx';
import { nextIn, useSafePath } from '../session/safe-redirect.ts';

/** `/account/register`: opens an account, then leads to the login page with the address filled in. */
export function RegisterPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const login = loginPath(useSafePath()(nextIn(search)));
  return (
    <AccountFrame
      heading="Create an account"
      line={`For your orders, your wishlist and ${FIRST_PURCHASE_PERCENT}% off your first purchase.`}
      description="Open an account."
      path={registerPath()}
    >
      <RegisterForm onDone={(email) => void navigate(login, { state: { email } })} />
      <p className={css.note}>
        Have an account? <Link to={login}>Login</Link>
      </p>
    </AccountFrame>
  );
}
