import { accountPath } from '../paths.ts';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import * as appWords from '../words/app.ts';
import css from './AccountPlaceholder.module.css';

/** A placeholder for an account page while the session is loading. */
export function AccountPlaceholder({ title }: { title: string }) {
  const { name } = useShop();
  return (
    <div className="page">
      <Head title={title} description={appWords.yourAccountAt(name)} path={accountPath()} robots="noindex" />
      <h1>{title}</h1>
      <div className={css.waiting} aria-hidden="true" />
      <noscript>{import.meta.env.SSR && <p>{appWords.accountNeedsJavaScript}</p>}</noscript>
    </div>
  );
}
