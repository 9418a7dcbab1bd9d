import { use, useEffect, useRef, useState } from 'react';
import { AddressFields } from '../../account/addresses/AddressFields.tsx';
import { savedAddressValues } from '../../account/addresses/address-rules.ts';
import { AddressLines } from '../../account/addresses/AddressLines.tsx';
import type { SavedAddressFragment } from '../../account/addresses/addresses.graphql.generated.ts';
import { knownDeliveryPin } from '../../catalog/delivery/delivery-pin.ts';
import { DeliveryDay } from '../../catalog/delivery/DeliveryDay.tsx';
import { usePinCodeNote } from '../../catalog/delivery/usePinCodeLookup.ts';
import { useShop } from '../../shop/useShop.ts';
import { FieldErrorsContext } from '../../ui/form/Form.tsx';
import type { FieldNote, Values } from '../../ui/form/form-errors.ts';
import css from './DeliverTo.module.css';
import form from './DeliveryForm.module.css';
import { knownOf, type Recipient } from './recipient.ts';
import { NEW, type DeliveryAddress } from './useDeliverTo.ts';
import * as accountWords from '../../words/account.ts';
import * as checkoutWords from '../../words/checkout.ts';

interface DeliverToProps {
  shopper: Recipient;
  /** The saved addresses, the preselected one first. */
  addresses: readonly SavedAddressFragment[];
  /** The values that the shopper entered before. */
  draft: Values;
  /** The ordered items. */
  skus: readonly string[];
  /** The choice of the delivery address. */
  deliverTo: DeliveryAddress;
  /** The shop's message about its PIN code. */
  pinNote: FieldNote | undefined;
}

/** The delivery address: a saved address, which can be replaced by another one, or a new one. */
export function DeliverTo(props: DeliverToProps) {
  if (props.addresses.length > 0) return <SavedOrNew {...props} />;
  return (
    <fieldset className={form.group}>
      <legend>{checkoutWords.delivery}</legend>
      <NewAddress {...props} draft={{ 'shipping.pinCode': knownDeliveryPin(), ...props.draft }} />
      {!props.pinNote && <DeliveryDate skus={props.skus} pinCode={props.deliverTo.pinCode} />}
    </fieldset>
  );
}

function SavedOrNew({ shopper, addresses, draft, skus, deliverTo, pinNote }: DeliverToProps) {
  const { choice, chosen, pinCode } = deliverTo;
  const [isOpen, setIsOpen] = useState(false);
  const [hasNew, setHasNew] = useState(choice === NEW);
  const [typed] = useState(choice === NEW ? draft : {});
  const choose = (next: string) => {
    deliverTo.choose(next);
    setIsOpen(true);
    if (next === NEW) setHasNew(true);
  };
  return (
    <fieldset className={form.group}>
      <legend>{accountWords.deliverTo}</legend>
      {(isOpen || !chosen) && <Choices {...{ addresses, skus, choice, choose }} takesFocus={isOpen} />}
      {!isOpen && chosen && <Chosen address={chosen} onChange={() => setIsOpen(true)} />}
      {chosen && <SavedAddressInputs address={chosen} />}
      {hasNew && (
        <fieldset hidden={choice !== NEW} disabled={choice !== NEW} aria-label={checkoutWords.delivery}>
          <NewAddress shopper={shopper} draft={typed} pinNote={chosen ? undefined : pinNote} />
        </fieldset>
      )}
      {!pinNote && <DeliveryDate skus={skus} pinCode={pinCode} />}
      {chosen && <SavedAddressErrors note={pinNote} />}
    </fieldset>
  );
}

/** The delivery date for a PIN code; nothing until the PIN code is complete, and nothing in a shop without dates. */
function DeliveryDate({ skus, pinCode }: { skus: readonly string[]; pinCode: string | null }) {
  const { tellsDeliveryDates } = useShop();
  if (!tellsDeliveryDates || pinCode === null) return null;
  return (
    <p>
      <DeliveryDay pinCode={pinCode} skus={skus} />
    </p>
  );
}

const NewAddress = ({ shopper, draft, pinNote }: Pick<DeliverToProps, 'shopper' | 'draft' | 'pinNote'>) => (
  <AddressFields
    kind="shipping"
    values={{ ...knownOf('shipping', shopper), ...draft }}
    hasLandmark={shopper.addresses !== null}
    email={shopper.email}
    pinNote={pinNote}
  />
);

const Chosen = ({ address, onChange }: { address: SavedAddressFragment; onChange: () => void }) => (
  <div className={css.chosen}>
    <AddressLines address={address} />
    <button className={css.change} type="button" onClick={onChange} aria-label={accountWords.changeDeliveryAddress}>
      {accountWords.changeThis}
    </button>
    <input type="hidden" name="deliverTo" value={address.addressId} />
  </div>
);

interface ChoicesProps extends Pick<DeliverToProps, 'addresses' | 'skus'> {
  choice: string;
  choose: (choice: string) => void;
  /** Whether the choices replace the button that opened them. */
  takesFocus: boolean;
}

function Choices({ addresses, skus, choice, choose, takesFocus }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [takesFocus]);
  return (
    <div ref={list} className={css.choices}>
      {addresses.map((address) => (
        <label key={address.addressId} className={form.choice}>
          <input
            type="radio"
            name="deliverTo"
            value={address.addressId}
            checked={choice === address.addressId}
            onChange={() => choose(address.addressId)}
          />
          <span>
            <AddressLines address={address} />
            {choice !== address.addressId && <NotServed pinCode={address.pinCode} skus={skus} />}
          </span>
        </label>
      ))}
      <label className={form.choice}>
        <input type="radio" name="deliverTo" value={NEW} checked={choice === NEW} onChange={() => choose(NEW)} />
        {accountWords.aNewAddress}
      </label>
    </div>
  );
}

/** The reason why no ordered item is delivered to a PIN code; for the chosen address it is shown below all of them. */
function NotServed({ pinCode, skus }: { pinCode: string; skus: readonly string[] }) {
  const note = usePinCodeNote(pinCode, skus);
  return note?.isMistake && <span className={css.notServed}>{note.words}</span>;
}

/** The chosen address as hidden fields of the form. */
const SavedAddressInputs = ({ address }: { address: SavedAddressFragment }) =>
  Object.entries(savedAddressValues(address, 'shipping')).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

/** The shop's errors of the chosen address, whose fields are hidden. */
function SavedAddressErrors({ note }: { note: FieldNote | undefined }) {
  const errors = Object.entries(use(FieldErrorsContext)).filter(([name]) => name.startsWith('shipping.'));
  const words = new Set([note?.words, ...errors.map(([, error]) => error)]);
  return (
    <p className={css.errors} role="alert">
      {[...words].filter(Boolean).join(' ')}
    </p>
  );
}
