import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { rupees } from '../../schema/money.ts';
import { billOf, unitPriceOf } from '../../schema/pricing.ts';
import { DeliveryCheck } from '../catalog/delivery/DeliveryCheck.tsx';
import { useRefetch } from '../shopper/useRefetch.ts';
import { serverMessageOf } from '../shopper/user-errors.ts';
import { checkoutPath } from '../paths.ts';
import { requireLogin } from '../session/login-redirect.ts';
import {
  addForVisitor,
  visitorCart,
  visitorWishlist,
  type VisitorItem,
  useVisitorItems,
} from '../shopper/visitor-items.ts';
import { Failed } from '../ui/Failed.tsx';
import { showToast } from '../ui/toast.ts';
import { Waiting } from '../ui/Waiting.tsx';
import * as appWords from '../words/app.ts';
import * as cartWords from '../words/cart.ts';
import * as cartPageWords from '../words/cart-page.ts';
import columns from '../ui/columns.module.css';
import { Bill } from './Bill.tsx';
import { useVisitorCart, type VisitorCartVariantFragment } from './visitor-cart.graphql.generated.ts';
import { CartLine, Remove } from './CartRow.tsx';
import { CheckoutLink } from './CartSummary.tsx';
import css from './CartTable.module.css';
import summary from './CartSummary.module.css';
import { CartTable } from './CartTable.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { GoesWithCart } from './GoesWithCart.tsx';
import { RemovedNote } from './RemovedNote.tsx';

/** A visitor's picked items in this browser with the last removed item, or links to the shop and to the login. */
export function VisitorCart() {
  const items = useVisitorItems(visitorCart);
  const [removed, setRemoved] = useState<RemovedItem>();
  const client = useApolloClient();
  const isBack = items.some(({ sku }) => sku === removed?.variant.sku);
  const note = removed && (
    <RemovedNote
      variant={removed.variant}
      isBack={isBack}
      onUndo={() => isBack || addForVisitor(removed.item, client)}
      onClose={() => setRemoved(undefined)}
    />
  );
  if (items.length === 0) return <EmptyCart isVisitor note={note} />;
  return <FullCart items={items} note={note} onRemove={setRemoved} />;
}

/** A line that the visitor has removed. */
interface RemovedItem {
  item: VisitorItem;
  variant: VisitorCartVariantFragment;
}

interface FullCartProps {
  items: readonly VisitorItem[];
  note: ReactNode;
  onRemove: (removed: RemovedItem) => void;
}

/** The price of the items before offers. The checkout requires a login. */
function FullCart({ items, note, onRemove }: FullCartProps) {
  // One order, whatever was added last: a restored line is known, and looked up again.
  const skus = items.map(({ sku }) => sku).sort();
  const asking = useVisitorCart({ skus }, { fetchPolicy: 'cache-and-network' });
  const { data, previousData, error, loading, refetch } = asking;
  const variants = (data ?? previousData)?.variants;
  const { hasFailed, retry, error: reason } = useRefetch({ isMissing: !variants, isLoading: loading, error, refetch });
  if (hasFailed) return <Failed words={cartWords.failedToFetch} hint={serverMessageOf(reason)} retry={retry} />;
  if (!variants) return <Waiting words={cartPageWords.loading} hint={cartPageWords.checkedMeanwhile} />;
  const lines = items.map((item) => ({ item, variant: variants.find((each) => each?.sku === item.sku) }));
  const { subtotal, total } = billOf(lines.flatMap(toBillLine));
  return (
    <>
      <div className={columns.columns}>
        <CartTable total={rupees(total)} note={note}>
          {lines.map(({ item, variant }) =>
            variant ? (
              <Line key={item.sku} item={item} variant={variant} onRemove={() => onRemove({ item, variant })} />
            ) : (
              <UnavailableItem key={item.sku} sku={item.sku} />
            ),
          )}
        </CartTable>
        <Summary
          subtotal={subtotal}
          total={total}
          isOpen={lines.every(isAvailable)}
          skus={lines.filter(isAvailable).map(({ item }) => item.sku)}
        />
      </div>
      <GoesWithCart products={lines.flatMap(({ variant }) => variant?.product.id ?? [])} />
    </>
  );
}

interface VisitorLine {
  item: VisitorItem;
  variant: VisitorCartVariantFragment | null | undefined;
}

const toBillLine = ({ item, variant }: VisitorLine) =>
  variant ? [{ unitPrice: unitPriceWith(servicesOf(item, variant), variant), quantity: item.quantity }] : [];

/** The chosen services of the piece. */
const servicesOf = ({ services: codes = [] }: VisitorItem, { product }: VisitorCartVariantFragment) =>
  product.services.filter(({ code }) => codes.includes(code));

const unitPriceWith = (
  services: readonly { price: { amount: number } }[],
  { product }: VisitorCartVariantFragment,
): number =>
  unitPriceOf(
    product.price.amount,
    services.map(({ price }) => ({ price: price.amount })),
  );

const isAvailable = ({ item: { quantity }, variant }: VisitorLine): boolean =>
  variant ? variant.inStock && quantity <= (variant.stock ?? quantity) : false;

function Line({ item, variant, onRemove }: RemovedItem & { onRemove: () => void }) {
  const { sku, quantity } = item;
  const services = servicesOf(item, variant);
  const unitPrice = unitPriceWith(services, variant);
  const remove = () => {
    onRemove();
    visitorCart.remove(sku);
    showToast(cartWords.removed, { kind: 'success' });
  };
  const save = () => {
    const isOnWishlist = visitorWishlist.read().some((each) => each.sku === sku) || visitorWishlist.add(sku, 1, 1);
    if (isOnWishlist) visitorCart.remove(sku);
    const words = isOnWishlist ? cartPageWords.savedForLater : cartPageWords.wishlistIsFull;
    showToast(words, { kind: isOnWishlist ? 'success' : 'error', area: 'order' });
  };
  return (
    <CartLine
      variant={variant}
      quantity={quantity}
      unitPrice={{ display: rupees(unitPrice) }}
      lineTotal={{ display: rupees(unitPrice * quantity) }}
      services={services}
      onServices={(codes) => visitorCart.update(sku, { services: codes })}
      availableQuantity={variant.stock}
      available={isAvailable({ item, variant })}
      onQuantity={(wanted) => visitorCart.update(sku, { quantity: wanted })}
      onRemove={remove}
      onSave={save}
    />
  );
}

/** A line of a product that the shop no longer sells: it can only be removed. */
const UnavailableItem = ({ sku }: { sku: string }) => (
  <tr className={css.unavailable}>
    <th scope="row" className={css.product} colSpan={4}>
      <p className={css.soldOut}>{cartPageWords.noLongerSold}</p>
    </th>
    <td className={css.remove}>
      <Remove name={cartPageWords.itemNoLongerSold} onRemove={() => visitorCart.remove(sku)} />
    </td>
  </tr>
);

const money = (amount: number) => ({ amount, display: rupees(amount) });

interface SummaryProps {
  /** In paise. */
  subtotal: number;
  total: number;
  /** Whether all of it can be bought. */
  isOpen: boolean;
  skus: readonly string[];
}

function Summary({ subtotal, total, isOpen, skus }: SummaryProps) {
  const { pathname } = useLocation();
  const to = checkoutPath();
  const logIn = () => requireLogin({ words: appWords.pleaseLogin, returnTo: isOpen ? to : pathname });
  return (
    <section className={summary.summary} aria-labelledby="summary">
      <h2 id="summary" tabIndex={-1}>
        {cartPageWords.summary}
      </h2>
      <Bill
        totals={{
          subtotal: money(subtotal),
          firstPurchaseDiscount: money(0),
          promoDiscount: money(0),
          total: money(total),
        }}
      />
      <DeliveryCheck skus={skus} />
      <p className={summary.hint}>{cartPageWords.offersAfterLogin}</p>
      <CheckoutLink isOpen={isOpen} to={to} instead={logIn} />
    </section>
  );
}
