import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { session, useSessionState } from './session.ts';

/** Whether the next purchase is the first, so that its discount may be offered; 'unknown' until the shopper's data is loaded. */
export type FirstPurchase = 'ahead' | 'over' | 'unknown';

const isAheadVar = makeVar<boolean | undefined>(undefined);

/** Stores the gateway's value for the logged-in shopper; undefined after a logout. */
export const setFirstPurchase = (isAhead: boolean | undefined): void => void isAheadVar(isAhead);

/** Whether the next purchase of this browser's shopper is the first. It is for a visitor. */
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
