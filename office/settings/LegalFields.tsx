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
          <li key={id} className={css.category}>
            <div className={css.head}>
              <strong>{nameOf(id)}</strong>
              <button
                className="button button-quiet"
                type="button"
                aria-label={words.removeRegistration(nameOf(id))}
                onClick={() => setIds(ids.filter((one) => one !== id))}
              >
                {words.remove}
              </button>
            </div>
            <SettingsFields fields={fieldsOfSeller(id)} values={values} />
          </li>
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
