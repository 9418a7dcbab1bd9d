import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { visitorCart, useVisitorItems } from '../session/visitor-items.ts';
import { useShopperId } from '../session/useSession.ts';

/** What came of the last merge of a visitor's cart into a shopper's. */
interface MergeResult {
  /** Whether something still waits, because the shop could not take it. */
  hasFailed: boolean;
  /** The shopper's id. */
  shopper?: string | undefined;
  /** What is not as the visitor picked it, a sentence or two for each item. */
  notes: readonly string[];
}

/** The last merge of this tab. */
export const mergeResultVar = makeVar<MergeResult>({ hasFailed: false, notes: [] });

/** Whether this tab is sending a visitor's cart, or reading what came of it. */
export const isMergeRunningVar = makeVar(false);

/** Whether what a visitor picked is on its way into the cart of the shopper who has logged in, and until that cart has been read. */
export function useIsMerging(): boolean {
  const isWaiting = useVisitorItems(visitorCart).length > 0;
  const isRunning = useReactiveVar(isMergeRunningVar);
  const { hasFailed } = useReactiveVar(mergeResultVar);
  return isRunning || (isWaiting && !hasFailed);
}

/** What the last merge has changed, for the shopper whose merge it was. */
export function useMergeNotes(): readonly string[] {
  const { shopper, notes } = useReactiveVar(mergeResultVar);
  const isOwn = useShopperId() === shopper;
  return isOwn ? notes : [];
}
