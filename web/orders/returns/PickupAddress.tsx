import { use, useState } from 'react';
import { AddressFields } from '../../account/addresses/AddressFields.tsx';
import { savedAddressValues, type PostalParts } from '../../account/addresses/address-rules.ts';
import type { SavedAddressFragment } from '../../account/addresses/addresses.graphql.generated.ts';
import { AddressLines } from '../../account/addresses/AddressLines.tsx';
import { FieldErrorsContext } from '../../ui/form/Form.tsx';
import type { Values } from '../../ui/form/form-errors.ts';
import type { OrderAddressFragment } from '../orders.graphql.generated.ts';
import * as returnsWords from '../../words/returns.ts';
import { Choice } from './Choice.tsx';
import css from './ReturnForm.module.css';

interface PickupAddressProps {
  /** The delivery address of the order. */
  order: OrderAddressFragment;
  addresses: readonly SavedAddressFragment[];
  /** The initial values of the form. */
  first: Values;
}

/** The choice to type another address. */
const NEW = 'new';

/** The address of the pick-up: the order's, a saved one, or a typed one. */
export function PickupAddress({ order, addresses, first }: PickupAddressProps) {
  const choices = listChoices(order, addresses);
  const [choice, choose] = useState(() => {
    const former = [...choices.keys(), NEW].find((key) => key === first['pickupAt']);
    return former ?? [...choices.keys()][0] ?? NEW;
  });
  const [typed] = useState(choice === NEW ? first : {});
  const chosen = choices.get(choice);
  return (
    <>
      <div className={css.addresses}>
        {[...choices].map(([key, address]) => (
          <Choice key={key} name="pickupAt" value={key} isChosen={key === choice} onChoose={() => choose(key)}>
            <AddressLines address={address} />
          </Choice>
        ))}
        <Choice name="pickupAt" value={NEW} isChosen={choice === NEW} onChoose={() => choose(NEW)}>
          {returnsWords.otherAddress}
        </Choice>
      </div>
      {chosen ? <ChosenAddress address={chosen} /> : <NewAddress values={typed} />}
    </>
  );
}

const NewAddress = ({ values }: { values: Values }) => (
  <AddressFields kind="shipping" values={values} hasLandmark email={null} />
);

/** The chosen address as hidden fields of the form, with the server's errors about them. */
function ChosenAddress({ address }: { address: PostalParts }) {
  const errors = Object.entries(use(FieldErrorsContext)).filter(([name]) => name.startsWith('shipping.'));
  return (
    <>
      {Object.entries(savedAddressValues(address, 'shipping')).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={css.errors} role="alert">
        {errors.map(([, words]) => words).join(' ')}
      </p>
    </>
  );
}

/** The addresses to choose from, by key: the order's first, and each once. */
function listChoices(
  order: OrderAddressFragment,
  addresses: readonly SavedAddressFragment[],
): Map<string, PostalParts> {
  const choices = new Map<string, PostalParts>(order.address === '' ? [] : [['order', order]]);
  const textOf = (address: PostalParts) => JSON.stringify(savedAddressValues(address, 'shipping'));
  const known = new Set([...choices.values()].map(textOf));
  for (const address of addresses) {
    if (!known.has(textOf(address))) choices.set(address.addressId, address);
  }
  return choices;
}
