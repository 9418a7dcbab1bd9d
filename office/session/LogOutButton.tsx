import { useApolloClient, useMutation } from '@apollo/client/react';
import { settled } from '../../web/shopper/user-errors.ts';
import * as words from '../words.ts';
import { officeSession } from './session.ts';
import { LogoutStaffDocument } from './session.graphql.generated.ts';

/** Ends the session here and at the server. */
export function LogOutButton({ label = words.logOut }: { label?: string }) {
  const client = useApolloClient();
  const [logout, { loading }] = useMutation(LogoutStaffDocument);
  const end = async () => {
    await settled(logout());
    officeSession.end();
    await client.clearStore();
  };
  return (
    <button className="button button-quiet" type="button" aria-busy={loading} onClick={() => void end()}>
      {label}
    </button>
  );
}
