/* The words of the audit log. */
export const by = 'Email, or “operator”';
export const operation = 'Operation';
export const object = 'ID or SKU';
export const from = 'From';
export const until = 'Until';
export const filter = 'Show';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const details = 'Details';
export const outcome = 'Result';
export const operator = 'Command line';
export const erased = 'Erased account';
export const request = (id: string): string => `Request ${id}`;
export const outcomes = { done: 'Done', unknown: 'Unknown', failed: 'Failed' } as const;
export const refused = (code: string): string => `Refused: ${code}`;
export const change = (before: string | null, after: string | null): string =>
  before === null ? (after ?? '–') : `${before} → ${after ?? '–'}`;
export const nothing = 'No entries';
export const nothingHint = 'Try other filters.';
