import type { Values } from '../../ui/form/form-errors.ts';
import { CHECKOUT_DRAFT as DRAFT, parseStored, tabStorage } from '../../session/storage.ts';

/** The name under which this tab stores the payment method for a reload. The end of the session removes it. */
const WAY = 'rangbandh.payWith';

/** The values that this shopper has entered in this tab; empty for none and for another shopper's draft. */
export function storedDraft(shopper: string): Values {
  const draft: unknown = parseStored(tabStorage.get(DRAFT));
  return isDraft(draft) && draft.shopper === shopper ? draft.values : {};
}

/** Stores the entered values. */
export const storeDraft = (shopper: string, values: Values): void =>
  tabStorage.set(DRAFT, JSON.stringify({ shopper, values }));

/** The name of the payment method that was chosen in this tab; empty for none. */
export const storedWay = (): string => tabStorage.get(WAY) ?? '';

/** Stores the payment method for a reload. */
export const storeWay = (name: string): void => tabStorage.set(WAY, name);

/** Removes the entered values and the choice. */
export const removeDraft = (): void => [DRAFT, WAY].forEach((name) => tabStorage.remove(name));

const isDraft = (value: unknown): value is { shopper: string; values: Values } =>
  typeof value === 'object' &&
  value !== null &&
  'shopper' in value &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  Object.values(value.values).every((text) => typeof text === 'string');
