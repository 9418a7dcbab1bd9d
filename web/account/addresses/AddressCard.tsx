import { useState } from 'react';
import type { SavedAddressFragment } from './addresses.graphql.generated.ts';
import { AddressLines } from './AddressLines.tsx';
import css from './AddressBook.module.css';
import * as addressWords from '../../words/addresses.ts';

interface AddressCardProps {
  address: SavedAddressFragment;
  /** Whether the checkout begins with it, though it is not the default one. */
  isFirst: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Undefined for the only address, which is filled in anyway. */
  onMakeDefault: (() => void) | undefined;
}

/** A saved address with what can be done about it. Deleting asks once more; the focus is then on keeping it. */
export function AddressCard({ address, isFirst, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const [isAsked, setIsAsked] = useState(false);
  const of = `${address.name}, ${address.address}`;
  return (
    <>
      <AddressLines address={address} />
      {address.isDefault && <p className={css.default}>{addressWords.isDefault}</p>}
      {isFirst && <p className={css.default}>{addressWords.isFirst}</p>}
      {isAsked ? (
        <div className={css.actions}>
          <p>{addressWords.deleteThis}</p>
          <Action words={addressWords.yesDelete} onPress={onDelete} />
          <Action words={addressWords.keepIt} onPress={() => setIsAsked(false)} />
        </div>
      ) : (
        <div className={css.actions}>
          <Action words={addressWords.edit} label={addressWords.editOf(of)} onPress={onEdit} />
          <Action words={addressWords.remove} label={addressWords.removeOf(of)} onPress={() => setIsAsked(true)} />
          {onMakeDefault && !address.isDefault && (
            <Action words={addressWords.makeDefault} label={addressWords.makeDefaultOf(of)} onPress={onMakeDefault} />
          )}
        </div>
      )}
    </>
  );
}

interface ActionProps {
  words: string;
  /** Its name for screen readers, which says of which address. */
  label?: string;
  onPress: () => void;
}

const Action = ({ words, label, onPress }: ActionProps) => (
  <button type="button" className={css.action} aria-label={label} onClick={onPress}>
    {words}
  </button>
);
