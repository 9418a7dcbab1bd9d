import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Values } from '../../web/ui/form/form-errors.ts';
import * as words from '../words/settings.ts';
import css from './CategoryList.module.css';
import { fieldsOfSeller, registeredIn, SHOP_FIELDS } from './legal-fields.ts';
import { SellersOfSettingsDocument } from './settings.graphql.generated.ts';
import { SettingsFields } from './SettingsFields.tsx';

/** The legal facts of the shop, and of the sellers with a registration of their own. */
export function LegalFields({ values }: { values: Values }) {
  const [ids, setIds] = useState(() => registeredIn(values));
  const { data } = useQuery(SellersOfSettingsDocument);
  const sellers = data?.me?.productSellers ?? [];
  const nameOf = (id: string) => sellers.find(({ sellerId }) => sellerId === id)?.shopName ?? id;
  const others = sellers.filter(({ sellerId }) => !ids.includes(sellerId));
  return (
    <>
      <SettingsFields fields={SHOP_FIELDS} values={values} />
      <input type="hidden" name="sellers" value={ids.join(', ')} />
      <ul className={css.list} aria-label={words.registeredSellers}>
        {ids.map((id) => (
          <Registration
            key={id}
            id={id}
            name={nameOf(id)}
            values={values}
            onRemove={() => setIds(ids.filter((one) => one !== id))}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <label className={css.more}>
          {words.addRegistration}
          <select value="" onChange={({ target }) => setIds([...ids, target.value])}>
            <option value="">{words.chooseSeller}</option>
            {others.map(({ sellerId, shopName }) => (
              <option key={sellerId} value={sellerId}>
                {shopName}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

interface RegistrationProps {
  id: string;
  /** The name of the seller's shop. */
  name: string;
  values: Values;
  onRemove: () => void;
}

/** The facts of a seller with a registration of its own. */
const Registration = ({ id, name, values, onRemove }: RegistrationProps) => (
  <li className={css.category}>
    <div className={css.head}>
      <strong>{name}</strong>
      <button
        className="button button-quiet"
        type="button"
        aria-label={words.removeRegistration(name)}
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </div>
    <SettingsFields fields={fieldsOfSeller(id)} values={values} />
  </li>
);
