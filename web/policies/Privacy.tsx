import { useShop } from '../shop/useShop.ts';
import { Part, Section } from './Section.tsx';
import * as policiesWords from '../words/policies.ts';

const FIGURES = [
  [policiesWords.advertising, policiesWords.none],
  [policiesWords.cookies, policiesWords.forLoginOnly],
  [policiesWords.loginLasts, policiesWords.loginLastsDays],
  [policiesWords.newsletter, policiesWords.onlyConfirmed],
] as const;

/** The data of a shopper that the shop stores, for how long, and its recipients. The texts describe this software. */
export function Privacy() {
  const { email } = useShop().contact;
  return (
    <Section id="privacy" title={policiesWords.privacyPolicy} figures={FIGURES}>
      <StoredData />
      <ShortLivedData />
      <BrowserData />
      <Recipients />
      <Part title={policiesWords.theNewsletter}>
        <p>{policiesWords.theNewsletterText}</p>
      </Part>
      <Part title={policiesWords.yourRights}>
        <p>
          {policiesWords.yourRightsText} <a href={`mailto:${email}`}>{email}</a> {policiesWords.yourRightsEnd}
        </p>
      </Part>
    </Section>
  );
}

/** A point of a list that begins with its subject. */
const Point = ({ about, text }: { about: string; text: string }) => (
  <li>
    <b>{about}</b> <span>{text}</span>
  </li>
);

function StoredData() {
  const { pickupWithinDays } = useShop();
  return (
    <Part title={policiesWords.whatWeKeep}>
      <ul>
        <Point about={policiesWords.yourAccount} text={policiesWords.yourAccountText} />
        <Point about={policiesWords.cartAndWishlist} text={policiesWords.cartAndWishlistText} />
        <Point about={policiesWords.yourOrders} text={policiesWords.yourOrdersText} />
        {pickupWithinDays !== null && <Point about={policiesWords.yourReturns} text={policiesWords.yourReturnsText} />}
        <Point about={policiesWords.yourReviews} text={policiesWords.yourReviewsText} />
      </ul>
    </Part>
  );
}

const ShortLivedData = () => (
  <Part title={policiesWords.whatWeKeepBriefly}>
    <ul>
      <li>
        <b>{policiesWords.otps}</b> {policiesWords.otpsText} <b>{policiesWords.resetLinks}</b>{' '}
        {policiesWords.resetLinksText}
      </li>
      <Point about={policiesWords.emailsToYou} text={policiesWords.emailsToYouText} />
      <Point about={policiesWords.loginAttempts} text={policiesWords.loginAttemptsText} />
    </ul>
  </Part>
);

const BrowserData = () => (
  <Part title={policiesWords.inYourBrowser}>
    <p>{policiesWords.inYourBrowserText}</p>
    <p>{policiesWords.noOtherCompanies}</p>
  </Part>
);

const Recipients = () => (
  <Part title={policiesWords.whoElse}>
    <ul>
      <li>
        <b>{policiesWords.theSeller}</b> {policiesWords.theSellerText} <b>{policiesWords.theCourier}</b>{' '}
        {policiesWords.theCourierText}
      </li>
      <Point about={policiesWords.paymentProvider} text={policiesWords.paymentProviderText} />
      <Point about={policiesWords.mailService} text={policiesWords.mailServiceText} />
      <Point about={policiesWords.nobody} text={policiesWords.nobodyText} />
    </ul>
  </Part>
);
