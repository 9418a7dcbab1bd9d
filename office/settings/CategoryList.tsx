import { useState } from 'react';
import type { Values } from '../../web/ui/form/form-errors.ts';
import * as words from '../words/settings.ts';
import { orderOf, wordsOfCategory } from './category-fields.ts';
import css from './CategoryList.module.css';
import { SettingsFields } from './SettingsFields.tsx';
import { useUnsaved } from '../ui/unsaved.ts';

/** The categories in the order of the menus; buttons move them. */
export function CategoryList({ values }: { values: Values }) {
  const [order, setOrder] = useState(() => orderOf(values));
  const original = orderOf(values).join(', ');
  useUnsaved(() => order.join(', ') !== original);
  const onHome = new Set((values['homeSections'] ?? '').split(', '));
  const move = (from: number, to: number) => {
    const moved = [...order];
    moved.splice(to, 0, ...moved.splice(from, 1));
    setOrder(moved);
  };
  return (
    <>
      <input type="hidden" name="order" value={order.join(', ')} />
      <ol className={css.list} aria-label={words.order}>
        {order.map((name, at) => (
          <li key={name} className={css.category}>
            <CategoryHead name={name} at={at} last={order.length - 1} onMove={(to) => move(at, to)} />
            <SettingsFields fields={wordsOfCategory(name)} values={values} />
            <label className={css.home}>
              <input type="checkbox" name={`home.${name}`} defaultChecked={onHome.has(name)} />
              {words.onHome(name)}
            </label>
          </li>
        ))}
      </ol>
    </>
  );
}

interface CategoryHeadProps {
  name: string;
  /** Its position, and that of the last category. */
  at: number;
  last: number;
  onMove: (to: number) => void;
}

/** The name of a category, and the buttons that move it. */
const CategoryHead = ({ name, at, last, onMove }: CategoryHeadProps) => (
  <div className={css.head}>
    <strong>{name}</strong>
    <button
      className="button button-quiet"
      type="button"
      disabled={at === 0}
      aria-label={words.moveUp(name)}
      onClick={() => onMove(at - 1)}
    >
      ↑
    </button>
    <button
      className="button button-quiet"
      type="button"
      disabled={at === last}
      aria-label={words.moveDown(name)}
      onClick={() => onMove(at + 1)}
    >
      ↓
    </button>
  </div>
);
