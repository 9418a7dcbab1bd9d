import { settled } from '../shopper/user-errors.ts';
import { useLeaveNewsletter } from './mailed-links.graphql.generated.ts';
import { unsubscribePath, withQuery } from '../paths.ts';
import css from './MailedLinkNotice.module.css';
import { MailedLinkNotice, type StepTexts, SubscribeSection } from './MailedLinkNotice.tsx';
import { NewsletterMail } from './SubscribeForm.tsx';
import { useMailedLink } from './useMailedLink.ts';
import * as newsletterWords from '../words/newsletter.ts';

const CONTACT_US = (
  <>
    {newsletterWords.openNewest} <NewsletterMail subject={newsletterWords.noNewsletter} />{' '}
    {newsletterWords.toUnsubscribe}
  </>
);

const textsOf = (token: string): StepTexts => ({
  waiting: {
    title: newsletterWords.oneMoment,
    line: newsletterWords.unsubscribing,
    next: <PlainForm token={token} />,
  },
  failed: { title: newsletterWords.somethingWentWrong, line: newsletterWords.stillSubscribed },
  done: {
    title: newsletterWords.unsubscribed,
    line: newsletterWords.unsubscribedLine,
    next: <SubscribeSection title={newsletterWords.subscribeByMistake} />,
  },
  expired: { title: newsletterWords.linkDidNotWork, line: CONTACT_US },
  missing: { title: newsletterWords.linkIncomplete, line: CONTACT_US },
});

/** `/newsletter/leave?token=…`: ends the newsletter for the email address of this link. */
export function UnsubscribePage() {
  const [leave] = useLeaveNewsletter();
  const link = useMailedLink(
    'left',
    async (token) => (await settled(leave({ variables: { input: { token } } }))).data?.leaveNewsletter,
  );
  return <MailedLinkNotice path={unsubscribePath()} link={link} texts={textsOf(link.token)} />;
}

/** Without scripts the shopper presses a button: the form sends the one-click unsubscribe request of mail programs. */
function PlainForm({ token }: { token: string }) {
  return (
    <noscript>
      <form method="post" action={withQuery(unsubscribePath(), [['token', token]])}>
        <h1 className={css.title}>{newsletterWords.unsubscribeQuestion}</h1>
        <button className="button" type="submit" name="List-Unsubscribe" value="One-Click">
          {newsletterWords.unsubscribe}
        </button>
      </form>
    </noscript>
  );
}
