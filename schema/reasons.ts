/** A shopper's reasons to cancel, in the spelling of REST, with their display texts. */
export const CANCEL_REASONS = {
  ordered_wrong_item: 'Ordered Wrong Item',
  shipping_time_too_long: 'Shipping time too long',
  changed_my_mind: 'Changed my mind',
  found_better_price: 'Found better price elsewhere',
  duplicate_order: 'Duplicate order',
  other_reason: 'Other reason',
} as const;

/** A shopper's reasons to return pieces, in the spelling of REST, with their display texts. */
export const RETURN_REASONS = {
  size_too_small: 'Size too small',
  size_too_large: 'Size too large',
  not_as_pictured: 'Not as pictured',
  defective: 'Damaged or defective',
  wrong_item: 'Received the wrong item',
  changed_my_mind: 'Changed my mind',
  other_reason: 'Other reason',
} as const;
