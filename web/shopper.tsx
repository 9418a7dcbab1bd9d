import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { grants } from './apollo/grants.ts';
import { showLoadFailure } from './ui/useLazyModule.ts';
import { ActContext } from './apollo/ActContext.ts';
import { useSession } from './session/SessionContext.tsx';

const load = () => import('./acts.ts');
grants.load = load;

/** Knows on every page what the shopper has put aside, and does what is wanted there. What does it is fetched then. */
export function Shopper({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { state } = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (state !== 'in') return undefined;
    const session = new AbortController();
    import('./apollo/refetch.ts').then(({ follow }) => follow(client, session.signal), showLoadFailure);
    return () => session.abort();
  }, [client, state]);
  return (
    <ActContext
      value={(name, data) =>
        load().then(({ perform }) => perform({ name, data }, client, pathname + search + hash), showLoadFailure)
      }
    >
      {children}
    </ActContext>
  );
}
