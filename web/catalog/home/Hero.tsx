import { Link } from 'react-router-dom';
import { categoryPath } from '../../paths.ts';
import type { ProductRef } from '../entity-refs.ts';
import { useCategoryWords } from '../useCategoryWords.ts';
import { ProductImage } from './ProductImage.tsx';
import css from './Hero.module.css';

const SMALL = '(min-width: 1000px) 34vw, 48vw';

interface HeroProps {
  /** Up to three products, the largest first. */
  cloths: readonly ProductRef[];
  /** The category that the button leads to; undefined where the shop has no products. */
  first: string | undefined;
}

/** The banner: three products as large as the window allows, and what the shop is about. */
export function Hero({ cloths: [large, ...small], first }: HeroProps) {
  return (
    <section className={css.hero} aria-labelledby="hero">
      <div className={css.pictures}>
        {large && (
          <ProductImage
            product={large}
            view="whole"
            sizes="(min-width: 1000px) 34vw, 62vw"
            priority="high"
            className={css.tall}
          />
        )}
        {small.map((cloth) => (
          <ProductImage key={cloth.id} product={cloth} view="close" sizes={SMALL} alt="" />
        ))}
      </div>
      <div className={css.text}>
        <h1 id="hero" className={css.headline}>
          Colour, <span className={css.unbroken}>tied by hand</span>
        </h1>
        <p className={css.subtitle}>
          Bandhani, leheriya and shibori from the dyers of Rajasthan and Gujarat. Thousands of knots go into one cloth,
          and no two come out alike.
        </p>
        <p className={css.buttons}>
          {first && <CategoryButton name={first} />}
          <a className="button button-quiet" href="#collections">
            All collections
          </a>
        </p>
      </div>
      <div className={css.strip} aria-hidden="true" />
    </section>
  );
}

function CategoryButton({ name }: { name: string }) {
  const { plural } = useCategoryWords()(name);
  return (
    <Link className="button" to={categoryPath(name, 1)}>
      {`Shop ${plural.toLowerCase()}`}
    </Link>
  );
}
