import { Link } from 'react-router-dom';
import { categoryPath } from '../../paths.ts';
import type { ProductRef } from '../entity-refs.ts';
import { useCategoryWords } from '../../shop/useShop.ts';
import { ProductImage } from './ProductImage.tsx';
import * as homeWords from '../../words/home.ts';
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
          {homeWords.heroColour} <span className={css.unbroken}>{homeWords.heroTied}</span>
        </h1>
        <p className={css.subtitle}>{homeWords.heroText}</p>
        <p className={css.buttons}>
          {first && <CategoryButton name={first} />}
          <a className="button button-quiet" href="#collections">
            {homeWords.allCollections}
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
      {homeWords.shopCategory(plural)}
    </Link>
  );
}
