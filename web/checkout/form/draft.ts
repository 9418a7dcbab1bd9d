import type { Values } from '../../ui/form/form-errors.ts';
import { parseStored, tabStorage } from '../../session/storage.ts';

/** The name under which this tab stores the form over a reload. The end of the session removes it. */
const DRAFT = 'rangbandh.checkout';
/** The same for the way to pay. */
const WAY = 'rangbandh.payWith';

/** What this shopper has entered in this tab so far; empty for nothing and for another shopper's draft. */
export function storedDraft(shopper: string): Values {
  const draft: unknown = parseStored(tabStorage.get(DRAFT));
  return isDraft(draft) && draft.shopper === shopper ? draft.values : {};
}

/** Stores what the shopper has entered. */
export const storeDraft = (shopper: string, values: Values): void =>
  tabStorage.set(DRAFT, JSON.stringify({ shopper, values }));

/** The name of the way to pay that was chosen in this tab; empty for none. */
export const storedWay = (): string => tabStorage.get(WAY) ?? '';

/** Stores the way to pay, so that a reload keeps it. */
export const storeWay = (name: string): void => tabStorage.set(WAY, name);

/** Removes what the shopper has entered and chosen. */
export const removeDraft = (): void => [DRAFT, WAY].forEach((name) => tabStorage.remove(name));

const isDraft = (value: unknown): value is { shopper: string; values: Values } =>
  typeof value === 'object' &&
  value !== null &&
  'shopper' in value &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  Object.values(value.values).every((text) => typeof text === 'string');
