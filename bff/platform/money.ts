/** An amount of money in whole paise, as the schema's `Money`. */
export class Money {
  readonly amount: number;
  readonly currency = 'INR' as const;

  constructor(paise: number) {
    this.amount = paise;
  }

  /** With the rupee sign, Indian grouping and two decimals: `₹1,23,456.00`. */
  get display(): string {
    const paise = Math.abs(this.amount);
    const rupees = String(Math.trunc(paise / 100));
    const grouped = rupees.slice(0, -3).replaceAll(/\B(?=(\d\d)+$)/g, ',');
    const whole = grouped === '' ? rupees : `${grouped},${rupees.slice(-3)}`;
    return `${this.amount < 0 ? '-' : ''}₹${whole}.${String(paise % 100).padStart(2, '0')}`;
  }
}

/** Money of an amount in whole rupees, as REST hosts have it. */
export function rupees(amount: number): Money {
  return new Money(amount * 100);
}
