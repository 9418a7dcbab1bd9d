import { Link } from 'react-router-dom';
import { inPlaceOfLink } from '../../ui/clicks.ts';
import css from './ColourLinks.module.css';
import * as productWords from '../../words/product.ts';
import { wantedPath, type ColorOption, type ProductColor, type WantedVariant } from './useVariantChoice.ts';
import { usePictureAddress } from '../../ui/usePictureAddress.ts';

interface ColourLinksProps {
  path: string;
  colors: readonly ColorOption[];
  /** The colour on show. */
  shown: ProductColor;
  /** Called instead of following a colour's link. */
  onChoose?: (wanted: WantedVariant) => void;
}

/**
 * A product's colours as small pictures, each a link to the page that shows it. With their low priority React preloads none of them:
 * a browser that has a larger one of them uses that.
 */
export function ColourLinks({ path, colors, shown, onChoose }: ColourLinksProps) {
  return (
    <ul className={css.colours} aria-label={productWords.colours}>
      {colors.map(({ color, wanted }) => (
        <Thumb
          key={color.variants[0]?.sku}
          color={color}
          to={wantedPath(path, wanted)}
          active={color === shown}
          onChoose={onChoose && (() => onChoose(wanted))}
        />
      ))}
    </ul>
  );
}

interface ThumbProps {
  color: ProductColor;
  to: string;
  active: boolean;
  onChoose: (() => void) | undefined;
}

function Thumb({ color: { name, inStock, cover }, to, active, onChoose }: ThumbProps) {
  const [image] = cover.images;
  const toAddress = usePictureAddress();
  const state = active ? css.active : '';
  return (
    <li>
      <Link
        className={`${css.thumb} ${state}`}
        to={to}
        replace
        preventScrollReset
        aria-current={active ? 'true' : undefined}
        onClick={onChoose && inPlaceOfLink(onChoose)}
      >
        <img
          className={inStock ? undefined : css.dimmed}
          src={toAddress(image?.preview)}
          srcSet={toAddress(image?.srcSet)}
          sizes="4.5rem"
          fetchPriority="low"
          width={96}
          height={128}
          alt=""
        />
        <span className={css.name}>
          <span>{name ?? cover.sku}</span>
          {!inStock && <span className="visually-hidden">{productWords.outOfStockAfterName}</span>}
        </span>
      </Link>
    </li>
  );
}
