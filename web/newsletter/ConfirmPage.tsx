import { Link } from 'react-router-dom';
import { settled } from '../shopper/user-errors.ts';
import { useConfirmNewsletter } from './mailed-links.graphql.generated.ts';
import { confirmPath, HOME_PATH } from '../paths.ts';
import css from './MailedLinkNotice.module.css';
import { MailedLinkNotice, type StepTexts, SubscribeSection } from './MailedLinkNotice.tsx';
import { NewsletterMail } from './SubscribeForm.tsx';
import { useMailedLink } from './useMailedLink.ts';
import * as newsletterWords from '../words/newsletter.ts';

const TEXTS: StepTexts = {
  waiting: {
    title: newsletterWords.oneMoment,
    line: newsletterWords.subscribing,
    next: (
      <noscript>
        <h1 className={css.title}>{newsletterWords.confirmEmail}</h1>
        <p>
          {newsletterWords.confirmNeedsJavaScript} <NewsletterMail subject={newsletterWords.newsletter} />.
        </p>
      </noscript>
    ),
  },
  failed: { title: newsletterWords.somethingWentWrong, line: newsletterWords.notSubscribedYet },
  done: {
    title: newsletterWords.subscribed,
    line: newsletterWords.subscribedLine,
    next: (
      <Link className="button" to={HOME_PATH}>
        {newsletterWords.startShopping}
      </Link>
    ),
  },
  expired: {
    title: newsletterWords.linkExpired,
    line: newsletterWords.linkExpiredLine,
    next: <SubscribeSection title={newsletterWords.subscribeAgain} />,
  },
  missing: {
    title: newsletterWords.linkIncomplete,
    line: newsletterWords.linkIncompleteLine,
    next: <SubscribeSection title={newsletterWords.subscribe} />,
  },
};

/** `/newsletter/confirm?token=…`: confirms the email address of this link. An expired link shows the form again. */
export function ConfirmPage() {
  const [confirm] = useConfirmNewsletter();
  const link = useMailedLink(
    'confirmed',
    async (token) => (await settled(confirm({ variables: { input: { token } } }))).data?.confirmNewsletter,
  );
  return <MailedLinkNotice path={confirmPath()} link={link} texts={TEXTS} />;
}
