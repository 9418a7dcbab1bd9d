import { useRef } from 'react';
import { isPinCode } from '../../../schema/pin-code.ts';
import { usePinCodePlace, type PinCodePlace } from '../../catalog/delivery/usePinCodeLookup.ts';
import type { FieldErrors } from '../../ui/form/form-errors.ts';
import * as accountWords from '../../words/account.ts';
import { partOf } from './address-rules.ts';

/**
 * Fills in the city and the state of an address by its PIN code. Returns an error by field name: empty for each field that
 * changed, and a message for each field that contradicts the PIN code.
 */
export type FillByPinCode = (form: HTMLFormElement, name: string, value: string) => Promise<FieldErrors>;

const FILLED = ['city', 'state'] as const;

/**
 * Fills in the city and the state once the field `name` has a PIN code that the shop knows. Text that the shopper has typed
 * or chosen remains. Text that another PIN code has filled in is replaced.
 */
export function usePinCodeFill(): FillByPinCode {
  const findPlace = usePinCodePlace();
  /** The values that a PIN code has filled in, by field name: another PIN code may replace them, also after a reload. */
  const filled = useRef(new Map<string, string>());
  /** PIN codes fill in one after another, in the order of their input. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  return async (form, name, value) => {
    if (!isPinCode(value)) return {};
    const found = findPlace(value);
    const filling = turn.current.then(async () => fill(form, name, value, await found, filled.current));
    turn.current = filling;
    return filling;
  };
}

function fill(
  form: HTMLFormElement,
  name: string,
  value: string,
  place: PinCodePlace | undefined,
  filled: Map<string, string>,
): FieldErrors {
  // The shopper may have typed another one meanwhile.
  const isShown = controlIn(form, name)?.value === value;
  const results = FILLED.map((field): FieldErrors => {
    const key = `${partOf(name)}.${field}`;
    const [target, former, next] = [controlIn(form, key), filled.get(key), place?.[field] ?? ''];
    if (!target) return {};
    if (next !== '') filled.set(key, next);
    if (!isShown || target.value === next) return {};
    if (target.value !== '' && target.value !== former) return place ? contradiction(key, field, former, place) : {};
    target.value = next;
    return { [key]: '' };
  });
  return Object.assign({}, ...results);
}

/** The message for a field that the shopper has filled in. A city has many names: it contradicts only if the place changes. */
function contradiction(
  key: string,
  field: 'city' | 'state',
  former: string | undefined,
  place: PinCodePlace,
): FieldErrors {
  const isCertain = field === 'state' || (former !== undefined && former !== place.city);
  return isCertain ? { [key]: accountWords.pinLiesIn(`${place.city}, ${place.state}`) } : {};
}

function controlIn(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : undefined;
}
