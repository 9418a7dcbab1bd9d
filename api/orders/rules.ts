const INDIAN = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** An amount in paise as it is read in India: ₹1,24,999.00. */
export function rupees(paise: number): string {
  return INDIAN.format(paise / 100);
}

/** What of an order item says what was paid for it, in paise. */
export interface PaidItem {
  unit_price: number;
  quantity: number;
  discount: number;
}

/** What was paid for an order item, and goes back when it is cancelled; in paise. */
export function totalOf({ unit_price, quantity, discount }: PaidItem): number {
  return unit_price * quantity - discount;
}
