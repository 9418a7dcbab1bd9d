import { Link } from 'react-router-dom';
import type { ProductRef } from '../entity-refs.ts';
import { ProductImage, useProductImage } from './ProductImage.tsx';
import css from './Crafts.module.css';

/** A product with its pattern. */
export interface PatternedRef extends ProductRef {
  pattern?: string | null;
}

const CRAFTS = [
  {
    name: 'Bandhani',
    words: 'The cloth is pinched into thousands of tiny knots, and each knot leaves a pale dot with a dark heart.',
  },
  {
    name: 'Leheriya',
    words: 'Rolled on the slant and bound at intervals, it opens into waves of colour, like wind over sand.',
  },
  {
    name: 'Shibori',
    words: 'Folded, clamped and dipped in dye, so that light and dark meet in lines that no brush can draw.',
  },
  {
    name: 'Mothra',
    words: 'Leheriya tied a second time across the first: the waves cross, and small checks are left between.',
  },
  {
    name: 'Gharchola',
    words: 'Gold thread checks the cloth, then a motif is tied into every square: red and green, for a bride.',
  },
  {
    name: 'Spiral',
    words: 'Twisted about one point, bound and dyed in segments, so that the colours turn like a wheel.',
  },
] as const;

const SHOWN = 4;

/** How the cloth gets its colour: four crafts, each with a product of `cloths` that shows it. Empty where none shows one. */
export function Crafts({ cloths }: { cloths: readonly PatternedRef[] }) {
  const crafts = CRAFTS.flatMap(({ name, words }) => {
    const cloth = findByCraft(name, cloths);
    return cloth ? [{ name, words, cloth }] : [];
  });
  if (crafts.length === 0) return null;
  return (
    <section className={css.crafts} aria-labelledby="crafts">
      <div className="page">
        <h2 id="crafts">How the cloth gets its colour</h2>
        <ul className={css.list}>
          {crafts.slice(0, SHOWN).map((craft) => (
            <Craft key={craft.name} {...craft} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Craft({ name, words, cloth }: { name: string; words: string; cloth: ProductRef }) {
  return (
    <li className={css.craft}>
      <ProductImage product={cloth} view="close" sizes="(min-width: 640px) 23vw, 30vw" className={css.picture} alt="" />
      <div className={css.text}>
        <h3 className={css.name}>{name}</h3>
        <p>{words}</p>
        <SeePiece product={cloth} craft={name} />
      </div>
    </li>
  );
}

function SeePiece({ product, craft }: { product: ProductRef; craft: string }) {
  const cloth = useProductImage(product);
  return cloth ? (
    <Link className={css.link} to={cloth.path} aria-label={`See a piece of ${craft}: ${cloth.name}`}>
      See a piece
    </Link>
  ) : null;
}

/** The first of the products whose pattern is of this craft. */
export const findByCraft = <C extends PatternedRef>(craft: string, cloths: readonly C[]): C | undefined =>
  cloths.find(({ pattern }) => pattern?.toLowerCase().includes(craft.toLowerCase()));
