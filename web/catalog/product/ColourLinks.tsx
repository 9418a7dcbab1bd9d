import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { VariantThumbFragmentDoc } from './product.graphql.generated.ts';
import { isPlainClick } from '../../ui/clicks.ts';
import { productPath } from '../../paths.ts';
import css from './ColourLinks.module.css';
import type { VariantRef } from '../entity-refs.ts';

interface ColourLinksProps {
  path: string;
  variants: readonly VariantRef[];
  /** The sku of the variant on show. */
  shown?: string;
  /** Replaces following a colour's link: called with the sku of the colour. */
  onChoose?: (sku: string) => void;
}

/** A product's variants as small pictures, each a link to the page that shows it. */
export function ColourLinks({ path, variants, shown, onChoose }: ColourLinksProps) {
  return (
    <ul className={css.colours} aria-label="Colours">
      {variants.map(({ sku }) => (
        <Thumb key={sku} sku={sku} to={productPath(path, sku)} active={sku === shown} onChoose={onChoose} />
      ))}
    </ul>
  );
}

interface ThumbProps extends Pick<ColourLinksProps, 'onChoose'> {
  sku: string;
  to: string;
  active: boolean;
}

function Thumb({ sku, to, active, onChoose }: ThumbProps) {
  const from = { __typename: 'Variant' as const, sku };
  const { data, complete } = useFragment({ fragment: VariantThumbFragmentDoc, fragmentName: 'VariantThumb', from });
  if (!complete) return null;
  const { color, inStock, images } = data;
  const state = active ? css.active : '';
  return (
    <li>
      <Link
        className={`${css.thumb} ${state}`}
        to={to}
        replace
        preventScrollReset
        aria-current={active ? 'true' : undefined}
        onClick={onChoose && ((event) => isPlainClick(event) && (event.preventDefault(), onChoose(sku)))}
      >
        <img
          className={inStock ? undefined : css.dimmed}
          src={images[0]?.preview}
          srcSet={images[0]?.srcSet ?? undefined}
          sizes="4.5rem"
          width={96}
          height={128}
          alt=""
        />
        <span className={css.name}>
          {color ?? sku}
          {!inStock && <span className="visually-hidden">, out of stock</span>}
        </span>
      </Link>
    </li>
  );
}
