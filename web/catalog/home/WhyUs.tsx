import { useShop } from '../../shop/useShop.ts';
import { dayRange } from '../../ui/format.ts';
import { ProductImage } from './ProductImage.tsx';
import { findByCraft, type Cloth } from './Crafts.tsx';
import * as catalogWords from '../../words/catalog.ts';
import * as homeWords from '../../words/home.ts';
import css from './WhyUs.module.css';

/** The reasons to buy here, each with the craft of the cloth above it. */
const REASONS = [
  {
    title: homeWords.tiedByHand,
    words: homeWords.tiedByHandText,
    craft: 'Bandhani',
  },
  {
    title: homeWords.noTwoAlike,
    words: homeWords.noTwoAlikeText,
    craft: 'Shibori',
  },
  {
    title: homeWords.fromTheMakers,
    words: homeWords.fromTheMakersText,
    craft: 'Leheriya',
  },
  // The last reason is the shop's promise about returns.
  { title: undefined, words: undefined, craft: 'Mothra' },
] as const;

/** Why to buy here: four reasons, each below a length of cloth. */
export function WhyUs({ cloths }: { cloths: readonly Cloth[] }) {
  const { name, policies } = useShop();
  const assigned = assignCloths(cloths);
  return (
    <section className={css.why} aria-labelledby="why">
      <div className="page">
        <h2 id="why">{`${catalogWords.whyChoose} ${name}`}</h2>
        <ul className={css.reasons}>
          {REASONS.map(({ title, words }, index) => (
            <li key={index} className={css.reason}>
              <div className={css.hanger}>
                <div className={css.cloth}>{assigned[index] && <ClothImage product={assigned[index]} />}</div>
              </div>
              <h3 className={css.title}>{title ?? homeWords.easyReturns(policies.returnDays)}</h3>
              <p>
                {words ?? (
                  <>
                    <span>{homeWords.returnsText(policies.returnDays)}</span>
                    <span className="no-break">{dayRange(policies.returnRefundDays)}</span>
                    {homeWords.businessDays}
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const ClothImage = ({ product }: { product: Cloth }) => (
  <ProductImage product={product} view="close" sizes="(min-width: 768px) 22vw, 44vw" alt="" />
);

/** A product for each reason: one of its craft if there is one, and no product twice while there are others. */
function assignCloths(cloths: readonly Cloth[]): (Cloth | undefined)[] {
  const left = [...cloths].reverse();
  return REASONS.map(({ craft }) => {
    const chosen = findByCraft(craft, left) ?? left[0];
    if (chosen) left.splice(left.indexOf(chosen), 1);
    return chosen;
  });
}
