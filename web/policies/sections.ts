/** The sections of the policies page, in its order. */
export const POLICIES = [
  { name: 'Shipping', section: 'shipping' },
  { name: 'Return and refund', section: 'returns' },
  { name: 'Privacy', section: 'privacy' },
  { name: 'Terms', section: 'terms' },
] as const;
