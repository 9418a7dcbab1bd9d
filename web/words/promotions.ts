// Of the specification
export const applied = 'Promo Code Applied';
export const failedToApply = 'Failed to apply promo code';

// Our own
export const promoCode = 'Promo code';
export const apply = 'Apply';
export const remove = 'Remove';
export const removePromoCode = ' promo code';
export const enterPromoCode = 'Please enter a promo code.';
export const offers = 'Offers';
export const shortUse = 'Use';
export const offerLabel = (code: string): string => `Use ${code}`;
export const youSave = (amount: string): string => `You save ${amount}.`;
