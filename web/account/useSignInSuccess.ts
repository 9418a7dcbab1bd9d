import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { accountPath } from '../paths.ts';
import { useLoginRedirect } from '../session/login-redirect.ts';
import { session } from '../session/session.ts';
import { settled } from '../shopper/user-errors.ts';
import { StaffLoginDocument } from './staff-login.graphql.generated.ts';
import { pendingEmail } from './modals/useSendCode.ts';

/**
 * Ends every login: stores the token, removes the address that waited for a code, and redirects. Staff who must send a second factor
 * are redirected to the account page. `goBack` goes back to a login page, which then redirects instead.
 */
export function useSignInSuccess(): (accessToken: string, goBack?: () => void) => Promise<void> {
  const redirect = useLoginRedirect();
  const client = useApolloClient();
  const navigate = useNavigate();
  const mustProveMore = async () => {
    const { data } = await settled(client.query({ query: StaffLoginDocument, fetchPolicy: 'no-cache' }));
    const factor = data?.me?.secondFactor;
    return factor?.isRequired && !factor.isVerified;
  };
  return async (accessToken, goBack) => {
    pendingEmail.remove();
    if (goBack) {
      session.store(accessToken);
      if (!(await mustProveMore())) return goBack();
    }
    await session.begin(accessToken);
    await redirect();
    if (await mustProveMore()) await navigate(`${accountPath()}#two-step`);
  };
}
