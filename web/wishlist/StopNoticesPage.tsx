import { MailedLinkNotice, type StepTexts } from '../newsletter/MailedLinkNotice.tsx';
import { NewsletterMail } from '../newsletter/SubscribeForm.tsx';
import { useMailedLink } from '../newsletter/useMailedLink.ts';
import { stopNoticesPath, withQuery } from '../paths.ts';
import { settled } from '../shopper/user-errors.ts';
import * as noticeWords from '../words/notices.ts';
import { useStopNotices } from './notices/notices.graphql.generated.ts';

const CONTACT_US = (
  <>
    {noticeWords.openNewest} <NewsletterMail subject={noticeWords.stop} /> {noticeWords.toStop}
  </>
);

const textsOf = (token: string): StepTexts => ({
  waiting: { title: noticeWords.oneMoment, line: noticeWords.stopping, next: <PlainForm token={token} /> },
  failed: { title: noticeWords.somethingWentWrong, line: noticeWords.notStoppedYet },
  done: { title: noticeWords.stopped, line: noticeWords.stoppedLine },
  expired: { title: noticeWords.linkDidNotWork, line: CONTACT_US },
  missing: { title: noticeWords.linkIncomplete, line: CONTACT_US },
});

/** `/notices/stop?token=…`: ends all notices of the recipient of this link. */
export function StopNoticesPage() {
  const [stop] = useStopNotices();
  const link = useMailedLink(
    'left',
    async (token) => (await settled(stop({ variables: { input: { token } } }))).data?.stopNotices,
  );
  const texts = { path: stopNoticesPath(), texts: textsOf(link.token), description: noticeWords.noticesOfShop };
  return <MailedLinkNotice link={link} {...texts} />;
}

/** Without scripts the reader presses a button: the form sends the one-click request of mail programs. */
function PlainForm({ token }: { token: string }) {
  return (
    <noscript>
      <form method="post" action={withQuery(stopNoticesPath(), [['token', token]])}>
        <p>{noticeWords.stopQuestion}</p>
        <button className="button" type="submit" name="List-Unsubscribe" value="One-Click">
          {noticeWords.stop}
        </button>
      </form>
    </noscript>
  );
}
