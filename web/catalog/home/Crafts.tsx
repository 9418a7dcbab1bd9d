import { Link } from 'react-router-dom';
import type { ProductCardFragment } from '../card/card.graphql.generated.ts';
import { craftPath } from '../../paths.ts';
import type { HomeData } from '../loaders.ts';
import { ProductImage } from './ProductImage.tsx';
import * as homeWords from '../../words/home.ts';
import css from './Crafts.module.css';

/** A product with its pattern. */
export interface Cloth extends ProductCardFragment {
  pattern?: string | null;
}

const CRAFTS = [
  {
    name: 'Bandhani',
    words: homeWords.bandhaniText,
  },
  {
    name: 'Leheriya',
    words: homeWords.leheriyaText,
  },
  {
    name: 'Shibori',
    words: homeWords.shiboriText,
  },
  {
    name: 'Mothra',
    words: homeWords.mothraText,
  },
  {
    name: 'Gharchola',
    words: homeWords.gharcholaText,
  },
  {
    name: 'Spiral',
    words: homeWords.spiralText,
  },
] as const;

const SHOWN = 4;

interface CraftsProps {
  /** The crafts that have a page. */
  crafts: NonNullable<HomeData['crafts']>;
  cloths: readonly Cloth[];
}

/** The dyeing methods: four crafts, each with a product of `cloths` that shows it. Empty if none shows one. */
export function Crafts({ crafts: known, cloths }: CraftsProps) {
  const crafts = CRAFTS.flatMap(({ name, words }) => {
    const cloth = findByCraft(name, cloths);
    const slug = known.find((craft) => craft.name === name)?.slug;
    return cloth ? [{ name, words, cloth, slug }] : [];
  });
  if (crafts.length === 0) return null;
  return (
    <section className={css.crafts} aria-labelledby="crafts">
      <div className="page">
        <h2 id="crafts">{homeWords.craftsTitle}</h2>
        <ul className={css.list}>
          {crafts.slice(0, SHOWN).map((craft) => (
            <Craft key={craft.name} {...craft} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface CraftProps {
  name: string;
  words: string;
  cloth: ProductCardFragment;
  /** The word of its page; undefined if it has none. */
  slug: string | undefined;
}

function Craft({ name, words, cloth, slug }: CraftProps) {
  return (
    <li className={css.craft}>
      <ProductImage product={cloth} view="close" sizes="(min-width: 640px) 23vw, 30vw" className={css.picture} alt="" />
      <div className={css.text}>
        <h3 className={css.name}>{slug === undefined ? name : <Link to={craftPath(slug)}>{name}</Link>}</h3>
        <p>{words}</p>
        <Link className={css.link} to={cloth.path} aria-label={homeWords.viewProductOf(name, cloth.name)}>
          {homeWords.viewProduct}
        </Link>
      </div>
    </li>
  );
}

/** The first of the products whose pattern is of this craft. */
export const findByCraft = <C extends Cloth>(craft: string, cloths: readonly C[]): C | undefined =>
  cloths.find(({ pattern }) => pattern?.toLowerCase().includes(craft.toLowerCase()));
