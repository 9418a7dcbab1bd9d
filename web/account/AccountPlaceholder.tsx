import { accountPath } from '../paths.ts';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import css from './AccountPlaceholder.module.css';

/** A placeholder for a page of the account while it is not known who is logged in. */
export function AccountPlaceholder({ title }: { title: string }) {
  const { name } = useShop();
  return (
    <div className="page">
      <Head title={title} description={`Your account at ${name}.`} path={accountPath()} robots="noindex" />
      <h1>{title}</h1>
      <div className={css.waiting} aria-hidden="true" />
      <noscript>
        <p>Your account needs JavaScript, for only this browser knows that you are logged in.</p>
      </noscript>
    </div>
  );
}
