import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { grants } from './platform/own/grants.ts';
import { tellUnreached } from './platform/data/later.ts';
import { ActContext } from './platform/own/ActContext.ts';
import { useAccount } from './platform/shell/AccountContext.tsx';

const load = () => import('./acts.ts');
grants.load = load;

/** Knows on every page what the shopper has put aside, and does what is wanted there. What does it is fetched then. */
export function Shopper({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { state } = useAccount();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (state !== 'in') return undefined;
    const session = new AbortController();
    import('./platform/own/reading.ts').then(({ follow }) => follow(client, session.signal), tellUnreached);
    return () => session.abort();
  }, [client, state]);
  return (
    <ActContext
      value={(name, data) =>
        load().then(({ perform }) => perform({ name, data }, client, pathname + search + hash), tellUnreached)
      }
    >
      {children}
    </ActContext>
  );
}
