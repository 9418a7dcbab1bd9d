import { useShop } from '../../shop/useShop.ts';
import { dayRange } from '../../ui/format.ts';
import type { ProductRef } from '../entity-refs.ts';
import { ProductImage } from './ProductImage.tsx';
import { findByCraft, type PatternedRef } from './Crafts.tsx';
import css from './WhyUs.module.css';

/** The reasons to buy here, each with the craft of the cloth above it. */
const REASONS = [
  {
    title: 'Tied by hand',
    words: 'Every dot was a knot that somebody’s fingers made. No printing machine comes near the cloth.',
    craft: 'Bandhani',
  },
  {
    title: 'No two alike',
    words: 'Dye runs as it will. The small differences are no faults: they are how you know that it is real.',
    craft: 'Shibori',
  },
  {
    title: 'Straight from the makers',
    words: 'From the families who tie and dye, to you. Every piece names the house that sells it.',
    craft: 'Leheriya',
  },
  { title: 'See it in your own light', words: undefined, craft: 'Mothra' },
] as const;

/** The last reason: what the shop promises whoever sends a piece back. */
function ReturnWords() {
  const { returnDays, returnRefundDays } = useShop().policies;
  return `Not as you thought? You have ${returnDays} days to send it back, and your money follows in ${dayRange(returnRefundDays)} business days.`;
}

/** Why to buy here: four reasons, each under a length of cloth. */
export function WhyUs({ cloths }: { cloths: readonly PatternedRef[] }) {
  const { name } = useShop();
  const assigned = assignCloths(cloths);
  return (
    <section className={css.why} aria-labelledby="why">
      <div className="page">
        <h2 id="why">Why choose {name}</h2>
        <ul className={css.reasons}>
          {REASONS.map(({ title, words }, index) => (
            <li key={title} className={css.reason}>
              <div className={css.hanger}>
                <div className={css.cloth}>{assigned[index] && <ClothImage product={assigned[index]} />}</div>
              </div>
              <h3 className={css.title}>{title}</h3>
              <p>{words ?? <ReturnWords />}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const ClothImage = ({ product }: { product: ProductRef }) => (
  <ProductImage product={product} view="close" sizes="(min-width: 768px) 22vw, 44vw" alt="" />
);

/** A product for each reason: one of its craft where there is one, and no product twice while there are others. */
function assignCloths(cloths: readonly PatternedRef[]): (PatternedRef | undefined)[] {
  const left = [...cloths].toReversed();
  return REASONS.map(({ craft }) => {
    const chosen = findByCraft(craft, left) ?? left[0];
    if (chosen) left.splice(left.indexOf(chosen), 1);
    return chosen;
  });
}
