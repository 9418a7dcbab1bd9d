import { Picture } from '../../ui/Picture.tsx';
import * as ordersWords from '../../words/orders.ts';
import css from './ReturnForm.module.css';
import type { ReturnableItemFragment } from './returns.graphql.generated.ts';

/** The order item of the form: its picture, its name, and its number of pieces. */
export function ReturnedItem({
  item: { image, name, color, size, quantity, shortId },
}: {
  item: ReturnableItemFragment;
}) {
  return (
    <div className={css.item}>
      <Picture className={css.picture} image={image} alt="" sizes="72px" />
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.details}>
          {[color, size, ordersWords.quantityOf(quantity), ordersWords.orderNumber(shortId)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  );
}
