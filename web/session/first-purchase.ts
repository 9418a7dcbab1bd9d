import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { session } from './session.ts';
import { useSessionState } from './useSession.ts';

/** Whether a first purchase lies ahead, so that its discount may be offered; 'unknown' until the shopper's data is there. */
export type FirstPurchase = 'ahead' | 'over' | 'unknown';

const isAheadVar = makeVar<boolean | undefined>(undefined);

/** Stores what the gateway says of the shopper who is logged in; undefined when there is none any more. */
export const setFirstPurchase = (isAhead: boolean | undefined): void => void isAheadVar(isAhead);

/** Whether this browser's shopper has a first purchase ahead. A visitor has. */
export function firstPurchase(): FirstPurchase {
  const isAhead = session.isLoggedIn() ? isAheadVar() : true;
  if (isAhead === undefined) return 'unknown';
  return isAhead ? 'ahead' : 'over';
}

/** The same for a component: 'unknown' on the server and until the page has hydrated. */
export function useFirstPurchase(): FirstPurchase {
  const state = useSessionState();
  useReactiveVar(isAheadVar);
  return state === 'unknown' ? 'unknown' : firstPurchase();
}
