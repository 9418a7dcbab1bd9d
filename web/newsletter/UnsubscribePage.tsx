import { settled } from '../apollo/user-errors.ts';
import { useLeaveNewsletter } from './newsletter.graphql.generated.ts';
import { unsubscribePath, withQuery } from '../paths.ts';
import css from './MailedLinkNotice.module.css';
import { MailedLinkNotice, type StepTexts, SubscribeSection } from './MailedLinkNotice.tsx';
import { NewsletterMail } from './NewsletterMail.tsx';
import { useMailedLink } from './useMailedLink.ts';

const ASK_US = (
  <>
    Please open the one in our newest mail, just as it stands there. Or write to{' '}
    <NewsletterMail subject="No newsletter" />, and we take you off the list.
  </>
);

const textsOf = (token: string): StepTexts => ({
  waiting: {
    title: 'One moment, please',
    line: 'We are taking you off the list.',
    next: <PlainForm token={token} />,
  },
  failed: { title: 'Something went wrong!', line: 'You are still on the list. Please try again in a moment.' },
  done: {
    title: 'You have left',
    line: 'You will get no more newsletters.',
    next: <SubscribeSection title="I did not mean to" />,
  },
  expired: { title: 'This link did not work', line: ASK_US },
  missing: { title: 'A piece of this link is missing', line: ASK_US },
});

/** `/newsletter/leave?token=…`: ends the newsletter for the mail address that has this link. */
export function UnsubscribePage() {
  const [leave] = useLeaveNewsletter();
  const link = useMailedLink(
    'left',
    async (token) => (await settled(leave({ variables: { input: { token } } }))).data?.leaveNewsletter,
  );
  return <MailedLinkNotice path={unsubscribePath()} link={link} texts={textsOf(link.token)} />;
}

/** Without scripts the shopper presses a button: the form sends what mail programs send to unsubscribe with one click. */
function PlainForm({ token }: { token: string }) {
  return (
    <noscript>
      <form method="post" action={withQuery(unsubscribePath(), [['token', token]])}>
        <h1 className={css.title}>Leave the newsletter?</h1>
        <button className="button" type="submit" name="List-Unsubscribe" value="One-Click">
          Leave
        </button>
      </form>
    </noscript>
  );
}
