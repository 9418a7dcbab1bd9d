import { Link } from 'react-router-dom';
import { policiesPath } from '../paths.ts';
import { POLICIES } from '../policies/sections.ts';
import { useShop } from '../shop/useShop.ts';
import css from './CheckoutFrame.module.css';

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
