import { Link } from 'react-router-dom';
import { ordersPath, wishlistPath } from '../../paths.ts';
import { useShop } from '../../shop/useShop.ts';
import * as homeWords from '../../words/account-home.ts';
import * as accountWords from '../../words/account.ts';
import * as appWords from '../../words/app.ts';
import { useAccountData } from '../account-data/account-data.graphql.generated.ts';
import { useAddressBook } from '../addresses/addresses.graphql.generated.ts';
import { useOwnNewsletter } from '../newsletter/own-newsletter.graphql.generated.ts';
import css from '../profile/Profile.module.css';
import { useSessionList } from '../sessions/sessions.graphql.generated.ts';

/** The links to the shopper's pages and to the sections of this page, as far as the shop has them. */
export function AccountLinks() {
  const { noticeKinds } = useShop();
  // The sections send the same queries, and each is sent once.
  const addresses = useAddressBook().data?.me?.addresses;
  const sessions = useSessionList({}, { fetchPolicy: 'cache-first' }).data?.me?.sessions;
  const getsNewsletter = useOwnNewsletter().data?.me?.getsNewsletter;
  const hasData = useAccountData().data?.me?.canManageAccount === true;
  return (
    <nav className={css.links} aria-label={accountWords.yourAccount}>
      <Link to={ordersPath('All')}>{appWords.myOrders}</Link>
      <Link to={wishlistPath()}>{appWords.wishlist}</Link>
      {addresses && <a href="#addresses">{homeWords.addresses}</a>}
      {noticeKinds.length > 0 && <a href="#notices">{homeWords.noticesLink}</a>}
      {typeof getsNewsletter === 'boolean' && <a href="#newsletter">{homeWords.newsletter}</a>}
      {sessions && <a href="#devices">{homeWords.devices}</a>}
      {hasData && <a href="#own-account">{homeWords.dataLink}</a>}
    </nav>
  );
}
