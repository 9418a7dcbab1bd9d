import * as uiWords from '../words/ui.ts';
import css from './Price.module.css';

interface PriceProps {
  price: { display: string };
  listPrice: { display: string };
  discountPercent: number;
}

/** The price and, if it is higher, the list price. Screen readers read them in this order. */
export function Price({ price, listPrice, discountPercent }: PriceProps) {
  return (
    <p className={css.price}>
      <b>{price.display}</b>
      {discountPercent > 0 && (
        <s>
          <span className="visually-hidden">{uiWords.was} </span>
          <span>{listPrice.display}</span>
        </s>
      )}
    </p>
  );
}
