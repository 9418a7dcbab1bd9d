import { rupees } from '../../schema/money.ts';

/** An amount of money in whole paise, as the schema's `Money`. */
export class Money {
  readonly amount: number;
  readonly currency = 'INR' as const;

  constructor(paise: number) {
    this.amount = paise;
  }

  /** The amount with rupee sign, Indian grouping and two decimals: `₹1,23,456.00`. */
  get display(): string {
    return rupees(this.amount);
  }
}

/** Converts an amount in rupees, as REST hosts send it. */
export function moneyOfRupees(amount: number): Money {
  return new Money(Math.round(amount * 100));
}
