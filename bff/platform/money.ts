import { rupees } from '../../schema/money.ts';

/** The largest `Int` of GraphQL. As money in paise it is ₹2,14,74,836.47. */
export const MAX_INT = 2 ** 31 - 1;

/** An amount of money in whole paise, as the schema's `Money`. */
export class Money {
  readonly amount: number;
  readonly currency = 'INR' as const;

  constructor(paise: number) {
    this.amount = paise;
  }

  /** The amount with the rupee sign, Indian grouping and two decimals: `₹1,23,456.00`. */
  get display(): string {
    return rupees(this.amount);
  }
}

/** Money of an amount in rupees, as REST hosts send it. */
export function moneyOfRupees(amount: number): Money {
  return new Money(amount * 100);
}
