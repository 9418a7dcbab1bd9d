import { useDeferredValue } from 'react';

/**
 * Whether what a page has waited for can be rendered; `isThere` says whether it has come. What comes over the network is rendered at
 * one go otherwise, which on a cheap phone takes long enough for a tap to wait for it. Rendered by this, React does it in slices
 * of a few milliseconds and answers taps in between, while the page goes on to say that it is being looked up. What is there from the
 * start is rendered at once.
 */
export const useSlicedRender = (isThere: boolean): boolean => useDeferredValue(isThere) && isThere;
