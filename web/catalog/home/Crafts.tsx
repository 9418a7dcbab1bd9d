import { Link } from 'react-router-dom';
import type { ProductRef } from '../card/ProductCard.tsx';
import { Cloth, useCloth } from './Cloth.tsx';
import css from './Crafts.module.css';

interface PatternedRef extends ProductRef {
  pattern?: string | null;
}

const CRAFTS = [
  { name: 'Bandhani', words: 'The cloth is pinched into thousands of tiny knots, and each knot leaves a pale dot with a dark heart.' },
  { name: 'Leheriya', words: 'Rolled on the slant and bound at intervals, it opens into waves of colour, like wind over sand.' },
  { name: 'Shibori', words: 'Folded, clamped and dipped in indigo, so that light and dark meet in lines that no brush can draw.' },
  { name: 'Mothra', words: 'Leheriya tied a second time across the first: the waves cross, and small checks are left between.' },
] as const;

/** How the cloth gets its colour: the four crafts, each with a piece among `cloths` that shows it, where there is one. */
export function Crafts({ cloths }: { cloths: readonly PatternedRef[] }) {
  return (
    <section className={css.crafts} aria-labelledby="crafts">
      <div className="page">
        <h2 id="crafts">How the cloth gets its colour</h2>
        <ul className={css.list}>
          {CRAFTS.map(({ name, words }) => (
            <Craft key={name} name={name} words={words} cloth={clothOf(name, cloths)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Craft({ name, words, cloth }: { name: string; words: string; cloth?: ProductRef }) {
  return (
    <li className={css.craft}>
      {cloth && <Cloth product={cloth} view="close" sizes="(min-width: 640px) 23vw, 30vw" className={css.cloth} alt="" />}
      <div>
        <h3 className={css.name}>{name}</h3>
        <p>{words}</p>
        {cloth && <See product={cloth} craft={name} />}
      </div>
    </li>
  );
}

function See({ product, craft }: { product: ProductRef; craft: string }) {
  const cloth = useCloth(product);
  return cloth ? (
    <Link className={css.see} to={cloth.path} aria-label={`See a piece of ${craft}: ${cloth.name}`}>
      See a piece
    </Link>
  ) : null;
}

const clothOf = (craft: string, cloths: readonly PatternedRef[]) =>
  cloths.find(({ pattern }) => pattern?.toLowerCase().includes(craft.toLowerCase()));
