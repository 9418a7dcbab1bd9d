import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { visitorCart, useVisitorItems } from '../shopper/visitor-items.ts';
import { useShopperId } from '../session/session.ts';

/** The result of the last merge of a visitor's cart into a shopper's. */
interface MergeResult {
  /** Whether items still wait, because the shop could not accept them. */
  hasFailed: boolean;
  /** The shopper's id. */
  shopper?: string | undefined;
  /** The differences from the visitor's cart, one or two sentences for each item. */
  notes: readonly string[];
}

/** The last merge of this tab. */
export const mergeResultVar = makeVar<MergeResult>({ hasFailed: false, notes: [] });

/** Whether this tab is sending a visitor's cart, or loading the result. */
export const isMergeRunningVar = makeVar(false);

/** Whether a visitor's items are being merged into the cart of the shopper who has logged in, or that cart is being loaded. */
export function useIsMerging(): boolean {
  const isWaiting = useVisitorItems(visitorCart).length > 0;
  const isRunning = useReactiveVar(isMergeRunningVar);
  const { hasFailed } = useReactiveVar(mergeResultVar);
  return isRunning || (isWaiting && !hasFailed);
}

/** The changes by the last merge, for the shopper whose merge it was. */
export function useMergeNotes(): readonly string[] {
  const { shopper, notes } = useReactiveVar(mergeResultVar);
  const isOwn = useShopperId() === shopper;
  return isOwn ? notes : [];
}
