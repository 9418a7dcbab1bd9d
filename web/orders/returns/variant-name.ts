import * as returnsWords from '../../words/returns.ts';

/** The colour and size of a variant: `Mustard, M`. */
export const variantName = ({ color, size }: { color: string | null; size: string | null }): string =>
  [color, size].filter(Boolean).join(', ') || returnsWords.oneSize;
