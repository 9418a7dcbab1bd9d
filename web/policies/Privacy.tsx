import { useShop } from '../shop/useShop.ts';
import { Part, Section } from './Section.tsx';

const FIGURES = [
  ['Advertising and tracking', 'none'],
  ['Cookies', 'for logging in only'],
  ['A login lasts', '30 days unused, 180 at the most'],
  ['Newsletter', 'only after your confirmation'],
] as const;

/** Which data of a shopper the shop keeps, how long, and who else gets it. The texts say what this software does. */
export function Privacy() {
  const { email } = useShop().contact;
  return (
    <Section id="privacy" title="Privacy policy" figures={FIGURES}>
      <StoredData />
      <ShortLivedData />
      <BrowserData />
      <Recipients />
      <Newsletter />
      <Part title="Your say">
        <p>
          Name and phone number are yours to change on your account’s page. To see or delete what we keep of you, write
          to <a href={`mailto:${email}`}>{email}</a> from the address of your account. What the law wants us to keep of
          orders we keep that long.
        </p>
      </Part>
    </Section>
  );
}

const StoredData = () => (
  <Part title="What we keep">
    <ul>
      <li>
        <b>Your account:</b> name, e-mail address and phone number. Your password is kept as a scrambled value that
        nobody can read back, not even we. If you log in with Google, we also keep the number that Google has for you.
      </li>
      <li>
        <b>Your cart and wishlist,</b> until you take things out of them.
      </li>
      <li>
        <b>Your orders:</b> what you bought, when, for how much, and the addresses, e-mail and phone number that you
        gave for them. These are the shop’s books, so they stay.
      </li>
      <li>
        <b>Your reviews,</b> until you ask us to remove them. Readers see your name; where you have given none, the part
        of your e-mail address before the @, and never the rest.
      </li>
    </ul>
  </Part>
);

const ShortLivedData = () => (
  <Part title="What we keep briefly">
    <ul>
      <li>
        <b>Login codes,</b> good for 10 minutes, and <b>links to a new password,</b> good for 15: as fingerprints only,
        and for an hour more at the most.
      </li>
      <li>
        <b>Mails to you,</b> locked, until an hour after they were sent or given up.
      </li>
      <li>
        <b>How often an address tries to log in,</b> for a day at the most, so that nobody guesses your code: counted
        under a fingerprint, never under the address.
      </li>
    </ul>
  </Part>
);

const BrowserData = () => (
  <Part title="In your browser">
    <p>
      You can look around without a cookie. Who logs in gets two that keep the session safe; they end with it: when you
      log out, after 30 days without a visit, or after 180 days at the latest. Logging in with Google needs a third for
      some minutes. The browser itself remembers your session and that you have seen our welcome; a tab remembers what
      you typed at the checkout until it is closed or you log out.
    </p>
    <p>Our pages load nothing from other companies, until you pay: the payment window is our payment provider’s.</p>
  </Part>
);

const Recipients = () => (
  <Part title="Who else gets it">
    <ul>
      <li>
        <b>The seller</b> of your piece and <b>the carrier:</b> the address, phone number and e-mail of the order, to
        send it.
      </li>
      <li>
        <b>The payment provider:</b> the amount, and your name, e-mail and phone number for its form. Your card’s
        details go straight there; we never see them.
      </li>
      <li>
        <b>Our mail service</b> carries the mails that we write to you.
      </li>
      <li>
        <b>Nobody</b> gets anything to advertise with, and nothing is sold.
      </li>
    </ul>
  </Part>
);

const Newsletter = () => (
  <Part title="The newsletter">
    <p>
      We keep the address that you enter, and send it a single mail with a link. Unless you follow it within 7 days, the
      address is deleted. Every newsletter has a link to leave; leaving deletes the address at once.
    </p>
  </Part>
);
