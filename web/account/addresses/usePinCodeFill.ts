import { useRef } from 'react';
import { isPinCode } from '../../../schema/pin-code.ts';
import { usePinCodePlace, type PinCodePlace } from '../../catalog/delivery/usePinCodePlace.ts';
import type { FieldErrors } from '../../ui/form/form-errors.ts';
import * as addressWords from '../../words/addresses.ts';
import { partOf } from './address-rules.ts';

/**
 * Fills in the city and the state of an address by its PIN code. Answers the fields that changed by their names, each with empty
 * words, and those that contradict the PIN code with words that say so.
 */
export type FillByPinCode = (form: HTMLFormElement, name: string, value: string) => Promise<FieldErrors>;

const FILLED = ['city', 'state'] as const;

/**
 * Fills in the city and the state once the field `name` has a PIN code that the shop knows. A text that the shopper has typed
 * or chosen stays; what another PIN code has filled in goes.
 */
export function usePinCodeFill(): FillByPinCode {
  const findPlace = usePinCodePlace();
  /** What a PIN code says of a field, by the field's name: another PIN code may change it, also after a reload. */
  const filled = useRef(new Map<string, string>());
  /** PIN codes fill in one after another, however fast they are found. */
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

/** What to say of a field with the shopper's own text. A city has many names: it contradicts only when the place changes. */
function contradiction(
  key: string,
  field: 'city' | 'state',
  former: string | undefined,
  place: PinCodePlace,
): FieldErrors {
  const isCertain = field === 'state' || (former !== undefined && former !== place.city);
  return isCertain ? { [key]: addressWords.pinLiesIn(`${place.city}, ${place.state}`) } : {};
}

function controlIn(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : undefined;
}
