import { useState } from 'react';
import type { SavedAddressFragment } from './addresses.graphql.generated.ts';
import { AddressLines } from './AddressLines.tsx';
import css from './AddressBook.module.css';
import * as accountWords from '../../words/account.ts';

interface AddressCardProps {
  address: SavedAddressFragment;
  /** Whether the checkout preselects this address although it is not the default. */
  isFirst: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Undefined for the only address, which the checkout fills in anyway. */
  onMakeDefault: (() => void) | undefined;
}

/** A saved address with its actions. Deleting asks for confirmation, and the focus is then on the cancel button. */
export function AddressCard({ address, isFirst, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const [isAsked, setIsAsked] = useState(false);
  const of = `${address.name}, ${address.address}`;
  return (
    <>
      <AddressLines address={address} />
      {address.isDefault && <p className={css.default}>{accountWords.isDefault}</p>}
      {isFirst && <p className={css.default}>{accountWords.isFirst}</p>}
      {isAsked ? (
        <div className={css.actions}>
          <p>{accountWords.deleteThis}</p>
          <Action words={accountWords.yesDeleteAddress} onPress={onDelete} />
          <Action words={accountWords.keepIt} onPress={() => setIsAsked(false)} />
        </div>
      ) : (
        <div className={css.actions}>
          <Action words={accountWords.editThis} label={accountWords.editAddressOf(of)} onPress={onEdit} />
          <Action
            words={accountWords.deleteAddress}
            label={accountWords.deleteAddressOf(of)}
            onPress={() => setIsAsked(true)}
          />
          {onMakeDefault && !address.isDefault && (
            <Action words={accountWords.makeDefault} label={accountWords.makeDefaultOf(of)} onPress={onMakeDefault} />
          )}
        </div>
      )}
    </>
  );
}

interface ActionProps {
  words: string;
  /** Its name for screen readers, which includes the address. */
  label?: string;
  onPress: () => void;
}

const Action = ({ words, label, onPress }: ActionProps) => (
  <button type="button" className={css.action} aria-label={label} onClick={onPress}>
    {words}
  </button>
);
