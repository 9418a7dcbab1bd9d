import { counted } from '../../ui/format.ts';
import * as catalogWords from '../../words/catalog.ts';
import type { ProductCardFragment } from './card.graphql.generated.ts';
import css from './ProductCard.module.css';

/** The most dots of a card. */
const MOST_DOTS = 4;
/** The width of a dot with the room beside it, in units of the drawing. */
const STEP = 20;

/** The colours of a product as dots, and the number of further ones. Nothing for a product of one colour. */
export function ColourDots({ colors }: Pick<ProductCardFragment, 'colors'>) {
  const dots = colors.flatMap(({ swatch }) => swatch ?? []).slice(0, MOST_DOTS);
  const more = colors.length - dots.length;
  if (colors.length < 2 || dots.length === 0) return null;
  return (
    <p>
      <span className="visually-hidden">{counted(colors.length, catalogWords.colour)}</span>
      <svg className={css.dots} viewBox={`0 0 ${MOST_DOTS * STEP + STEP * 2} 18`} aria-hidden="true">
        {dots.map((swatch, at) => (
          <circle key={at} cx={at * STEP + 9} cy={9} r={8} fill={swatch} />
        ))}
        {more > 0 && <text x={dots.length * STEP} y={14}>{`+${more}`}</text>}
      </svg>
    </p>
  );
}
