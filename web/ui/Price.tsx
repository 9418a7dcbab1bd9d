import css from './Price.module.css';

interface PriceProps {
  price: { display: string };
  listPrice: { display: string };
  discountPercent: number;
}

/** What a piece costs and, when that is less than its list price, what it cost: in this order also when read out. */
export function Price({ price, listPrice, discountPercent }: PriceProps) {
  return (
    <p className={css.price}>
      <b>{price.display}</b>
      {discountPercent > 0 && (
        <s>
          <span className="visually-hidden">was </span>
          {listPrice.display}
        </s>
      )}
    </p>
  );
}
