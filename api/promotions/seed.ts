import type { NewPromoCode } from './tables.ts';

/** The promo codes of a new shop: one of each kind, an expired one and a future one. */
export function samplePromoCodes(): NewPromoCode[] {
  return [
    { code: 'RANG10', percent: 10, maximum: 50_000, isListed: true },
    { code: 'FIRSTKNOT', amountOff: 15_000, minimumSubtotal: 99_900, isListed: true },
    { code: 'GHAR5', percent: 5, mostUsesEach: 1, isListed: true },
    { code: 'BANDHEJ500', amountOff: 50_000, minimumSubtotal: 499_900, mostUses: 200, isListed: true },
    {
      code: 'TEEJ25',
      percent: 25,
      validFrom: '2026-08-01T00:00:00+05:30',
      validUntil: '2026-09-01T00:00:00+05:30',
      isListed: true,
    },
    {
      code: 'HOLI20',
      percent: 20,
      validFrom: '2030-03-01T00:00:00+05:30',
      validUntil: '2030-04-01T00:00:00+05:30',
      isListed: true,
    },
  ];
}
