import { useFragment } from '@apollo/client/react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { VariantThumbFragmentDoc } from './product.graphql.generated.ts';
import { productPath } from '../../paths.ts';
import css from './ColourLinks.module.css';
import type { VariantRef } from './Gallery.tsx';

interface ColoursProps {
  path: string;
  variants: readonly VariantRef[];
  /** The sku of the variant on show. */
  shown?: string;
  /** What a click does in place of following the link. */
  choose?: (sku: string) => void;
}

/** A product's variants as small pictures; each is a link to the page that shows it. */
export function ColourLinks({ path, variants, shown, choose }: ColoursProps) {
  return (
    <ul className={css.colours} aria-label="Colours">
      {variants.map(({ sku }) => (
        <Thumb key={sku} sku={sku} to={productPath(path, sku)} active={sku === shown} choose={choose} />
      ))}
    </ul>
  );
}

interface ThumbProps extends Pick<ColoursProps, 'choose'> {
  sku: string;
  to: string;
  active: boolean;
}

function Thumb({ sku, to, active, choose }: ThumbProps) {
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
        onClick={choose && ((event) => isPlain(event) && (event.preventDefault(), choose(sku)))}
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

/** Whether a click wants the link here, and not in another tab. */
const isPlain = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => !metaKey && !ctrlKey && !shiftKey;
