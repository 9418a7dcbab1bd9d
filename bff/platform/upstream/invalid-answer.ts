/** An answer that is not what the contract says. The message names the field, never the value. */
export class InvalidAnswer extends Error {
  readonly expected: string;
  /** The field and the fields around it, the outermost first. */
  readonly steps: (string | number)[] = [];

  constructor(expected: string) {
    super(`expected ${expected}`);
    this.expected = expected;
  }
  /** The same error, with the surrounding field or index in front of its message. */
  within(step: string | number): this {
    this.message = `${step}: ${this.message}`;
    this.steps.unshift(step);
    return this;
  }
}
