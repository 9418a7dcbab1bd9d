import { useState } from 'react';
import { parseStored, tabStorage } from '../../session/storage.ts';

/** A review that is not sent yet. */
interface ReviewDraft {
  /** The stars; 0 while none is chosen. */
  rating: number;
  comment: string;
}

/** The name under which this tab stores the review of an ordered item. The end of the session removes it. */
const nameOf = (orderItemId: string): string => `rangbandh.review ${orderItemId}`;

/** What was last written about an ordered item in this tab, and not sent; empty for nothing. */
function storedReview(orderItemId: string): ReviewDraft {
  const { rating, comment }: Record<string, unknown> = Object(parseStored(tabStorage.get(nameOf(orderItemId))));
  return { rating: typeof rating === 'number' ? rating : 0, comment: typeof comment === 'string' ? comment : '' };
}

/**
 * The review of an ordered item as far as it is written, a function that changes it, and one that removes it once it is sent. Until
 * then it stays when its dialog closes or the page is loaded anew.
 */
export function useReviewDraft(orderItemId: string) {
  const [draft, setDraft] = useState(() => storedReview(orderItemId));
  const change = (changes: Partial<ReviewDraft>) => {
    const changed = { ...draft, ...changes };
    tabStorage.set(nameOf(orderItemId), JSON.stringify(changed));
    setDraft(changed);
  };
  return { ...draft, change, remove: () => tabStorage.remove(nameOf(orderItemId)) };
}
