import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { showToast } from '../../web/ui/toast.ts';
import { ToastHost } from '../../web/ui/ToastHost.tsx';
import { LoginCard } from '../login/LoginCard.tsx';
import { refresh } from '../session/auth-link.ts';
import { LogOutButton } from '../session/LogOutButton.tsx';
import { useOfficeSession } from '../session/session.ts';
import { FailedNotice, Loading } from '../ui/Notices.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/people.ts';
import * as officeWords from '../words.ts';
import { AcceptInvitationOfDocument, InvitedPersonDocument } from './invitation.graphql.generated.ts';
import { InvitationLogin } from './InvitationLogin.tsx';

/**
 * `/invitation#token=…`: the page of the mailed link. It needs a login, and no role. `#setup=…` is the link for the first owner,
 * which the shop prints at its start.
 */
export function InvitationPage() {
  const client = useApolloClient();
  const { hash } = useLocation();
  const link = new URLSearchParams(hash.slice(1));
  const isSetup = link.has('setup');
  const token = link.get('setup') ?? link.get('token');
  const state = useOfficeSession();
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (state === 'unknown' && !isCut) refresh(client).catch(() => setCut(true));
  }, [client, state, isCut]);
  const texts = isSetup ? words.ownSetup : words.ownInvitation;
  const hint = state === 'in' ? texts.hint : `${texts.hint} ${texts.login}`;
  return (
    <>
      <LoginCard title={texts.title} hint={token === null ? words.noToken : hint}>
        {token === null ? null : state === 'in' ? (
          <Acceptance token={token} action={isSetup ? words.becomeOwner : words.accept} />
        ) : state === 'out' ? (
          <InvitationLogin />
        ) : isCut ? (
          <FailedNotice words={officeWords.notReached} retry={() => setCut(false)} />
        ) : (
          <Loading />
        )}
      </LoginCard>
      <ToastHost />
    </>
  );
}

function Acceptance({ token, action }: { token: string; action: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { data } = useQuery(InvitedPersonDocument, { fetchPolicy: 'network-only' });
  const [accept] = useMutation(AcceptInvitationOfDocument);
  const send: Send = async () => {
    const outcome = await settled(accept({ variables: { input: { token } } }));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (errors) return errors;
    showToast(words.welcome, { kind: 'success', cause: 'invitation' });
    // The cache knows the person without the role.
    await client.clearStore();
    await navigate('/', { replace: true });
    return null;
  };
  return (
    <OfficeForm label={action} action={action} send={send} beside={<LogOutButton label={officeWords.otherAccount} />}>
      {data?.me && <p>{words.loggedInAs(data.me.email)}</p>}
    </OfficeForm>
  );
}
