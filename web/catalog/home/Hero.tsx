import { Link } from 'react-router-dom';
import { categoryPath } from '../../platform/links.ts';
import type { ProductRef } from '../card/ProductCard.tsx';
import { Cloth } from './Cloth.tsx';
import css from './Hero.module.css';

/** The banner: three cloths as large as the window allows, and what the shop is about. */
export function Hero({ cloths: [first, second, third] }: { cloths: readonly ProductRef[] }) {
  return (
    <section className={css.hero} aria-labelledby="hero">
      <div className={css.cloths}>
        {first && (
          <Cloth product={first} view="whole" sizes="(min-width: 1000px) 34vw, 62vw" turn="top" className={css.first} />
        )}
        {second && (
          <Cloth product={second} view="close" sizes="(min-width: 1000px) 28vw, 36vw" className={css.second} alt="" />
        )}
        {third && (
          <Cloth product={third} view="close" sizes="(min-width: 1000px) 28vw, 36vw" className={css.third} alt="" />
        )}
      </div>
      <div className={css.words}>
        <h1 id="hero" className={css.headline}>
          Colour, tied&nbsp;by&nbsp;hand
        </h1>
        <p className={css.line}>
          Bandhani, leheriya and shibori from the dyers of Rajasthan and Gujarat. Thousands of knots go into one cloth,
          and no two come out alike.
        </p>
        <p className={css.ways}>
          <Link className="button" to={categoryPath('Saree', 1)}>
            Shop sarees
          </Link>
          <a className="button button-quiet" href="#collections">
            All collections
          </a>
        </p>
      </div>
      <div className={css.strip} aria-hidden="true" />
    </section>
  );
}
