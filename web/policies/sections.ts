import * as appWords from '../words/app.ts';
/** The sections of the policies page, in its order. */
export const POLICIES = [
  { name: appWords.shipping, section: 'shipping' },
  { name: appWords.returns, section: 'returns' },
  { name: appWords.privacy, section: 'privacy' },
  { name: appWords.terms, section: 'terms' },
] as const;
