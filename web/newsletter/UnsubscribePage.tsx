import { SHOP } from '../../schema/shop.ts';
import { useLeaveNewsletter } from './newsletter.graphql.generated.ts';
import { withQuery } from '../paths.ts';
import css from './MailedLinkNotice.module.css';
import { MailedLinkNotice, type StepTexts } from './MailedLinkNotice.tsx';
import { Offer } from './link/Offer.tsx';
import { useMailedLink } from './useMailedLink.ts';

const PATH = '/newsletter/leave';

const ASK_US = (
  <>
    Please open the one in our newest mail, just as it stands there. Or write to{' '}
    <a href={`mailto:${SHOP.email}?subject=No newsletter`}>{SHOP.email}</a>, and we take you off the list.
  </>
);

const told = (token: string): StepTexts => ({
  waiting: {
    title: 'One moment, please',
    line: 'We are taking you off the list.',
    next: <PlainWay token={token} />,
  },
  failed: { title: 'Something went wrong!', line: 'You are still on the list. Please try again in a moment.' },
  done: {
    title: 'You have left',
    line: 'You will get no more newsletters.',
    next: <Offer title="I did not mean to" />,
  },
  over: { title: 'This link did not work', line: ASK_US },
  none: { title: 'A piece of this link is missing', line: ASK_US },
});

/** `/newsletter/leave?token=…`: ends the newsletter for the address that the link was mailed to. */
export function UnsubscribePage() {
  const [leave] = useLeaveNewsletter();
  const link = useMailedLink(
    'left',
    async (token) => (await leave({ variables: { input: { token } } })).data?.leaveNewsletter,
  );
  return <MailedLinkNotice path={PATH} link={link} told={told(link.token)} />;
}

/** Without scripts it takes a press: the form goes the way that mail programs go which leave with one click. */
function PlainWay({ token }: { token: string }) {
  return (
    <noscript>
      <form method="post" action={withQuery(PATH, [['token', token]])}>
        <h1 className={css.plain}>Leave the newsletter?</h1>
        <button className="button" type="submit" name="List-Unsubscribe" value="One-Click">
          Leave
        </button>
      </form>
    </noscript>
  );
}
