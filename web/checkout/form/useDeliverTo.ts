import { useState } from 'react';
import { isPinCode } from '../../../schema/pin-code.ts';
import type { SavedAddressFragment } from '../../account/addresses/addresses.graphql.generated.ts';
import { knownDeliveryPin } from '../../catalog/delivery/delivery-pin.ts';
import type { Values } from '../../ui/form/form-errors.ts';

/** The choice to type another address. */
export const NEW = 'new';

/** The delivery address of an order: a saved address, or a typed one. */
export interface DeliveryAddress {
  /** The id of a saved address, or `NEW`. */
  choice: string;
  choose: (choice: string) => void;
  /** The saved address that is chosen; undefined for a new one. */
  chosen: SavedAddressFragment | undefined;
  /** The PIN code; null until it is complete. */
  pinCode: string | null;
  /** Called with the typed PIN code of a new address. */
  typePin: (pinCode: string) => void;
}

/** Starts with the earlier choice or input of this tab (`draft`), otherwise with the preselected saved address. */
export function useDeliverTo(addresses: readonly SavedAddressFragment[], draft: Values): DeliveryAddress {
  const [own, choose] = useState(() => (addresses.length > 0 ? firstChoice(addresses, draft) : undefined));
  const [typedPin, typePin] = useState(() => firstPin(own, draft));
  const choice = own ?? firstChoice(addresses, draft);
  const chosen = addresses.find(({ addressId }) => addressId === choice);
  const pin = chosen?.pinCode ?? typedPin;
  return { choice, choose, chosen, pinCode: isPinCode(pin) ? pin : null, typePin };
}

/** The initial address of the form: the earlier choice or input of this tab, otherwise the preselected one. */
function firstChoice(addresses: readonly SavedAddressFragment[], draft: Values): string {
  const former = draft['deliverTo'];
  const isThere = former === NEW || addresses.some(({ addressId }) => addressId === former);
  return (isThere && former) || addresses[0]?.addressId || NEW;
}

/** The initial PIN code of a new address; one from another page is only for a shopper without saved addresses. */
function firstPin(choice: string | undefined, draft: Values): string {
  if (choice !== undefined && choice !== NEW) return '';
  return draft['shipping.pinCode'] ?? (choice === NEW ? '' : knownDeliveryPin());
}
