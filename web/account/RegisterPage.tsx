import { Link, useLocation, useNavigate } from 'react-router-dom';
import { loginPath, registerPath } from '../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import css from './AccountFrame.module.css';
import { RegisterForm } from './RegisterForm.tsx';
import { useShop } from '../shop/useShop.ts';
import { nextIn, useSafePath } from '../session/safe-redirect.ts';

/** `/account/register`: opens an account, then leads to the login page with the address filled in. */
export function RegisterPage() {
  const navigate = useNavigate();
  const { firstPurchasePercent } = useShop().policies;
  const { search } = useLocation();
  const login = loginPath(useSafePath()(nextIn(search)));
  return (
    <AccountFrame
      heading="Create an account"
      line={`For your orders, your wishlist and ${firstPurchasePercent}% off your first purchase.`}
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
