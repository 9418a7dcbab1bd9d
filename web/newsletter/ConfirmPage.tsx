import { Link } from 'react-router-dom';
import { settled } from '../apollo/user-errors.ts';
import { useConfirmNewsletter } from './newsletter.graphql.generated.ts';
import { confirmPath, HOME_PATH } from '../paths.ts';
import css from './MailedLinkNotice.module.css';
import { MailedLinkNotice, type StepTexts, SubscribeSection } from './MailedLinkNotice.tsx';
import { NewsletterMail } from './NewsletterMail.tsx';
import { useMailedLink } from './useMailedLink.ts';

const TEXTS: StepTexts = {
  waiting: {
    title: 'One moment, please',
    line: 'We are putting you on the list.',
    next: (
      <noscript>
        <h1 className={css.title}>Confirm your address</h1>
        <p>
          This needs JavaScript, which is switched off in your browser. Open the link where it is on, or write to{' '}
          <NewsletterMail subject="Newsletter" />.
        </p>
      </noscript>
    ),
  },
  failed: { title: 'Something went wrong!', line: 'You are not on the list yet. Please try again in a moment.' },
  done: {
    title: 'You are on the list',
    line: 'Thank you! You will hear from us.',
    next: (
      <Link className="button" to={HOME_PATH}>
        Start shopping
      </Link>
    ),
  },
  expired: {
    title: 'This link is over',
    line: 'It is good for a week. We gladly mail you another one.',
    next: <SubscribeSection title="Subscribe again" />,
  },
  missing: {
    title: 'A piece of this link is missing',
    line: 'Please open it in our mail once more, just as it stands there. Or let us mail you a new one.',
    next: <SubscribeSection title="Subscribe" />,
  },
};

/** `/newsletter/confirm?token=…`: confirms the mail address that has this link. An expired link leads to the form again. */
export function ConfirmPage() {
  const [confirm] = useConfirmNewsletter();
  const link = useMailedLink(
    'confirmed',
    async (token) => (await settled(confirm({ variables: { input: { token } } }))).data?.confirmNewsletter,
  );
  return <MailedLinkNotice path={confirmPath()} link={link} texts={TEXTS} />;
}
