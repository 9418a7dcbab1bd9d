import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { inPlaceOfLink } from '../../ui/clicks.ts';
import { Island } from '../../ui/Island.tsx';
import { useDialog } from '../../ui/useDialog.ts';
import * as productWords from '../../words/product.ts';
import type { SizeChartProps } from './SizeChart.tsx';
import css from './SizeLinks.module.css';
import { wantedPath, type VariantChoice, type WantedVariant } from './useVariantChoice.ts';

interface SizeLinksProps extends Pick<VariantChoice, 'sizes' | 'variant' | 'sizeRequests'> {
  /** The path of the product's page. */
  path: string;
  /** The measures of the sizes; null if the shop has none. */
  chart: SizeChartProps['chart'] | null;
  /** Called instead of following a size's link. */
  onChoose?: (wanted: WantedVariant) => void;
}

/** The sizes of a product, each a link to the page that shows it; sold-out sizes are struck through. */
export function SizeLinks({ path, sizes, variant, sizeRequests, chart, onChoose }: SizeLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (sizeRequests > 0) list.current?.querySelector('a')?.focus();
  }, [sizeRequests]);
  return (
    <div className={css.sizes}>
      <div className={css.head}>
        <b id="sizes">{productWords.size}</b>
        {chart && <SizeChartButton chart={chart} />}
      </div>
      <ul ref={list} aria-labelledby="sizes">
        {sizes.map((option) => (
          <li key={option.size}>
            {option.variant || option.size === variant?.size ? (
              <Size path={path} size={option.size} chosen={variant} variant={option.variant} onChoose={onChoose} />
            ) : (
              <del className={css.size}>
                <span>{option.size}</span>
                <span className="visually-hidden">{productWords.sizeSoldOut}</span>
              </del>
            )}
          </li>
        ))}
      </ul>
      <p className={css.missing} role="alert">
        {sizeRequests > 0 && productWords.selectSize}
      </p>
    </div>
  );
}

interface SizeProps extends Pick<SizeLinksProps, 'path' | 'onChoose'> {
  size: string;
  variant: SizeLinksProps['sizes'][number]['variant'];
  chosen: SizeLinksProps['variant'];
}

function Size({ path, size, variant, chosen, onChoose }: SizeProps) {
  const wanted = { sku: (variant ?? chosen)?.sku };
  const isChosen = size === chosen?.size;
  return (
    <Link
      className={isChosen ? `${css.size} ${css.chosen}` : css.size}
      to={wantedPath(path, wanted)}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose && inPlaceOfLink(() => onChoose(wanted))}
    >
      {variant ? size : <del>{size}</del>}
    </Link>
  );
}

function SizeChartButton({ chart }: SizeChartProps) {
  const { isOpen, open, close, fail } = useDialog();
  return (
    <>
      <button type="button" className={css.chart} aria-haspopup="dialog" onClick={open}>
        {productWords.sizeChart}
      </button>
      {isOpen && (
        <Island load={() => import('./SizeChart.tsx')} onFailed={fail}>
          {({ SizeChartDialog }) => <SizeChartDialog chart={chart} onClose={close} />}
        </Island>
      )}
    </>
  );
}
