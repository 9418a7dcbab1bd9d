import { useState } from 'react';
import { isPinCode } from '../../../schema/pin-code.ts';
import type { SavedAddressFragment } from '../../account/addresses/addresses.graphql.generated.ts';
import { knownDeliveryPin } from '../../catalog/delivery/delivery-pin.ts';
import type { Values } from '../../ui/form/form-errors.ts';

/** The choice to type another address. */
export const NEW = 'new';

/** Where an order goes: to a saved address, or to one that is typed. */
export interface DeliveryAddress {
  /** The id of a saved address, or `NEW`. */
  choice: string;
  choose: (choice: string) => void;
  /** The saved address that is chosen; undefined for a new one. */
  chosen: SavedAddressFragment | undefined;
  /** The PIN code; null until all of it is typed. */
  pinCode: string | null;
  /** What the shopper has typed as the PIN code of a new address. */
  typePin: (pinCode: string) => void;
}

/** Begins with what was chosen or typed in this tab before (`draft`), else with the saved address to fill in first. */
export function useDeliverTo(addresses: readonly SavedAddressFragment[], draft: Values): DeliveryAddress {
  const [own, choose] = useState(() => (addresses.length > 0 ? firstChoice(addresses, draft) : undefined));
  const [typedPin, typePin] = useState(() => firstPin(own, draft));
  const choice = own ?? firstChoice(addresses, draft);
  const chosen = addresses.find(({ addressId }) => addressId === choice);
  const pin = chosen?.pinCode ?? typedPin;
  return { choice, choose, chosen, pinCode: isPinCode(pin) ? pin : null, typePin };
}

/** The address that the form begins with: what was chosen or typed in this tab before, else the one to fill in first. */
function firstChoice(addresses: readonly SavedAddressFragment[], draft: Values): string {
  const former = draft['deliverTo'];
  const isThere = former === NEW || addresses.some(({ addressId }) => addressId === former);
  return (isThere && former) || addresses[0]?.addressId || NEW;
}

/** The PIN code that the field of a new address begins with; one given on another page is for who has no saved address. */
function firstPin(choice: string | undefined, draft: Values): string {
  if (choice !== undefined && choice !== NEW) return '';
  return draft['shipping.pinCode'] ?? (choice === NEW ? '' : knownDeliveryPin());
}
