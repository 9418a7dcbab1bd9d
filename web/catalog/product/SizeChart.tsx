import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import * as productWords from '../../words/product.ts';
import type { ProductPageQuery } from './product.loader.graphql.generated.ts';
import css from './SizeChart.module.css';

/** The measures of a piece's sizes. */
export interface SizeChartProps {
  chart: NonNullable<NonNullable<ProductPageQuery['product']>['sizeChart']>;
}

const UNITS = [
  { unit: 'inches', name: productWords.inches },
  { unit: 'centimetres', name: productWords.centimetres },
] as const;

type Unit = (typeof UNITS)[number]['unit'];

/** The size chart in a dialog, in inches or in centimetres. */
export function SizeChartDialog({
  chart: { measures, rows, note },
  onClose,
}: SizeChartProps & { onClose: () => void }) {
  const [unit, setUnit] = useState<Unit>('inches');
  return (
    <Dialog open title={productWords.sizeChart} onClose={onClose}>
      <fieldset className={css.units}>
        <legend className="visually-hidden">{productWords.unit}</legend>
        {UNITS.map(({ unit: each, name }) => (
          <label key={each}>
            <input type="radio" name="unit" checked={unit === each} onChange={() => setUnit(each)} />{' '}
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <Measures measures={measures} rows={rows} unit={unit} />
      <p className={css.note}>{note}</p>
    </Dialog>
  );
}

interface MeasuresProps extends Pick<SizeChartProps['chart'], 'measures' | 'rows'> {
  unit: Unit;
}

function Measures({ measures, rows, unit }: MeasuresProps) {
  const caption = productWords.sizesInUnit(UNITS.find(({ unit: each }) => each === unit)?.name ?? '');
  return (
    <div className={css.scroller}>
      <table className={css.chart}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[productWords.size, ...measures].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.size}>
              <th scope="row">{row.size}</th>
              {measures.map((name, at) => (
                <td key={name}>{row[unit][at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
