import { useEffect, useRef, useState } from 'react';
import { useAddressBook, type SavedAddressFragment } from './addresses.graphql.generated.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import { WaitingSection } from '../AccountFrame.tsx';
import css from './AddressBook.module.css';
import { useAddressChanges } from './useAddressChanges.ts';
import * as accountWords from '../../words/account.ts';

/** The id of the address that is being edited; `new` for a new address, null for none. */
type Editing = string | null;

/** The shopper's saved addresses, which can be added, changed and deleted here. Renders nothing in a shop without saved addresses. */
export function AddressBook() {
  const { data, loading } = useAddressBook();
  if (!data && loading) return <WaitingSection />;
  const addresses = data?.me?.addresses;
  if (!addresses || !data.shop) return null;
  return (
    <section className={css.book} aria-labelledby="addresses">
      <h2 id="addresses">{accountWords.addresses}</h2>
      <Addresses addresses={addresses} />
    </section>
  );
}

function Addresses({ addresses }: { addresses: readonly SavedAddressFragment[] }) {
  const [editing, setEditing] = useState<Editing>(null);
  const add = useFocusAfter(editing);
  const { save, remove, makeDefault } = useAddressChanges(() => setEditing(null));
  const close = () => setEditing(null);
  const first = idToFillIn(addresses);
  return (
    <>
      {addresses.length === 0 && editing === null && <p>{accountWords.noAddresses}</p>}
      <ul className={css.list}>
        {addresses.map((address) => (
          <li key={address.id} className={css.card}>
            {editing === address.addressId ? (
              <AddressForm address={address} send={(values) => save(values, address)} onClose={close} />
            ) : (
              <AddressCard
                address={address}
                isFirst={address.id === first}
                onEdit={() => setEditing(address.addressId)}
                onDelete={() => remove(address)}
                onMakeDefault={addresses.length > 1 ? () => makeDefault(address) : undefined}
              />
            )}
          </li>
        ))}
        {editing === 'new' && (
          <li className={css.card}>
            <AddressForm send={(values) => save(values)} onClose={close} />
          </li>
        )}
      </ul>
      {editing === null && (
        <button ref={add} className="button button-quiet" type="button" onClick={() => setEditing('new')}>
          {accountWords.addAddress}
        </button>
      )}
    </>
  );
}

/** The id of the address that the checkout preselects; only if there are several and none is the default. */
const idToFillIn = (addresses: readonly SavedAddressFragment[]): string | undefined =>
  addresses.length > 1 && !addresses.some(({ isDefault }) => isDefault) ? addresses[0]?.id : undefined;

/** Moves the focus to the button when a form is closed. */
function useFocusAfter(editing: Editing) {
  const button = useRef<HTMLButtonElement>(null);
  const former = useRef(editing);
  useEffect(() => {
    if (former.current !== null && editing === null) button.current?.focus();
    former.current = editing;
  }, [editing]);
  return button;
}
