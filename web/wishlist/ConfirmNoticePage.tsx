import { Link } from 'react-router-dom';
import { MailedLinkNotice, type StepTexts } from '../newsletter/MailedLinkNotice.tsx';
import { NewsletterMail } from '../newsletter/SubscribeForm.tsx';
import { useMailedLink } from '../newsletter/useMailedLink.ts';
import { confirmNoticePath, HOME_PATH } from '../paths.ts';
import { settled } from '../shopper/user-errors.ts';
import * as noticeWords from '../words/notices.ts';
import { useConfirmNotice } from './notices/notices.graphql.generated.ts';

const START_SHOPPING = (
  <Link className="button" to={HOME_PATH}>
    {noticeWords.startShopping}
  </Link>
);

const TEXTS: StepTexts = {
  waiting: {
    title: noticeWords.oneMoment,
    line: noticeWords.confirming,
    next: (
      <noscript>
        <p>
          {noticeWords.needsJavaScript} <NewsletterMail subject={noticeWords.confirmTitle} />.
        </p>
      </noscript>
    ),
  },
  failed: { title: noticeWords.somethingWentWrong, line: noticeWords.notConfirmedYet },
  done: { title: noticeWords.confirmed, line: noticeWords.confirmedLine, next: START_SHOPPING },
  expired: { title: noticeWords.linkExpired, line: noticeWords.linkExpiredLine, next: START_SHOPPING },
  missing: { title: noticeWords.linkIncomplete, line: noticeWords.linkIncompleteLine, next: START_SHOPPING },
};

/** `/notices/confirm?token=…`: confirms the notice of this link. */
export function ConfirmNoticePage() {
  const [confirm] = useConfirmNotice();
  const link = useMailedLink(
    'confirmed',
    async (token) => (await settled(confirm({ variables: { input: { token } } }))).data?.confirmNotice,
  );
  const texts = { path: confirmNoticePath(), texts: TEXTS, description: noticeWords.noticesOfShop };
  return <MailedLinkNotice link={link} {...texts} />;
}
