import { Link } from 'react-router-dom';
import { cartPath, policiesPath } from '../paths.ts';
import { POLICIES } from '../policies/sections.ts';
import { useShop } from '../shop/useShop.ts';
import * as appWords from '../words/app.ts';
import css from './CheckoutFrame.module.css';

/** The header of the checkout: a link back to the cart, the title, and a note that the page is secure. */
export function CheckoutHeader() {
  return (
    <header className={css.header}>
      <div className={`page ${css.bar}`}>
        <Link className={css.back} to={cartPath()} aria-label={appWords.backToCart}>
          <Drawing path="M20 12H4M11 5l-7 7 7 7" />
        </Link>
        <p className={css.title}>{appWords.checkout}</p>
        <p className={css.secure}>
          <Drawing path="M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3" />
          {appWords.secure}
        </p>
      </div>
    </header>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** The footer of the checkout: links to the policies, and the shop's phone and email. */
export function CheckoutFooter() {
  const { contact } = useShop();
  return (
    <footer className={css.footer}>
      <ul className={`page ${css.links}`}>
        {POLICIES.map(({ name, section }) => (
          <li key={section}>
            <Link to={policiesPath(section)}>{name}</Link>
          </li>
        ))}
        <li>
          <a href={contact.phoneUrl}>{contact.phone}</a>
        </li>
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
      </ul>
    </footer>
  );
}
