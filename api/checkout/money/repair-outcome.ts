/** The outcome of the repair of a discrepancy. */
export interface RepairOutcome {
  words: string;
  isRepaired: boolean;
}

/** The discrepancy was repaired. */
export const repaired = (words: string): RepairOutcome => ({ words, isRepaired: true });

/** The discrepancy remains, and the words say why. */
export const left = (words: string): RepairOutcome => ({ words, isRepaired: false });
