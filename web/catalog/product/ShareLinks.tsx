import { absolute, productPath } from '../../paths.ts';
import { SHOP } from '../../../schema/shop.ts';
import { useShop } from '../../ui/ShopContext.tsx';
import { showLoadFailure } from '../../ui/useLazyModule.ts';
import css from './AddToCartForm.module.css';

interface ShareLinksProps {
  /** The product's name and its page's path. */
  name: string;
  path: string;
  /** The variant on show. */
  sku: string;
}

/** Other ways to a piece: to order it in a chat, which is told the page's address, and to show it to somebody. */
export function ShareLinks({ name, path, sku }: ShareLinksProps) {
  const address = absolute(useShop().origin, productPath(path, sku));
  // Not every chat reads a plus sign as a space.
  const text = encodeURIComponent(`I would like to order ${name}: ${address}`);
  return (
    <p className={css.ways}>
      <a href={`${SHOP.chat}?text=${text}`} target="_blank" rel="noopener noreferrer">
        Order via chat
      </a>
      <button
        type="button"
        onClick={() =>
          void import('./share.ts').then(({ share }) => share({ title: name, url: address }), showLoadFailure)
        }
      >
        Share
      </button>
    </p>
  );
}
