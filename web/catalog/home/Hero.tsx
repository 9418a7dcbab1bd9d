import { Link } from 'react-router-dom';
import { categoryPath } from '../../paths.ts';
import type { ProductCardFragment } from '../card/card.graphql.generated.ts';
import { useCategoryWords } from '../../shop/useShop.ts';
import { ProductImage } from './ProductImage.tsx';
import * as homeWords from '../../words/home.ts';
import css from './Hero.module.css';

const SMALL = '(min-width: 1000px) 34vw, 48vw';

interface HeroProps {
  /** Up to three products, the largest first. */
  cloths: readonly ProductCardFragment[];
  /** The category of the button; undefined in a shop without products. */
  first: string | undefined;
}

/** The banner: three products as large as the window allows, and a text about the shop. */
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
            alt={large.name}
          />
        )}
        {small.map((cloth) => (
          <ProductImage key={cloth.id} product={cloth} view="close" sizes={SMALL} alt="" />
        ))}
      </div>
      <div className={css.text}>
        <h1 id="hero" className={css.headline}>
          {homeWords.heroColour} <span className={css.noBreak}>{homeWords.heroTied}</span>
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
