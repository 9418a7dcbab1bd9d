import * as cartWords from '../words/cart.ts';
import * as cartPageWords from '../words/cart-page.ts';
import * as uiWords from '../words/ui.ts';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCart, useCartOffers, type CartStateFragment } from './cart.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import { cartPath, HOME_PATH } from '../paths.ts';
import { useHasWaitingChanges } from '../shopper/offline-queue.ts';
import { useRefetch } from '../shopper/useRefetch.ts';
import { serverMessageOf } from '../shopper/user-errors.ts';
import { useSessionState, useShopperId } from '../session/session.ts';
import { Waiting } from '../ui/Waiting.tsx';
import css from '../ui/columns.module.css';
import table from './CartTable.module.css';
import type { Offers } from './CartOffers.tsx';
import { CartRow } from './CartRow.tsx';
import { CartTable } from './CartTable.tsx';
import { CartSummary } from './CartSummary.tsx';
import { useUndoRemove, type Line } from './useRemoveFromCart.ts';
import { RemovedNote } from './RemovedNote.tsx';
import { useIsMerging, mergeResultVar, useMergeNotes } from './merge-state.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { GoesWithCart } from './GoesWithCart.tsx';
import { VisitorCart } from './VisitorCart.tsx';

/** `/cart?promocode={code}`: the shopper's cart and its costs. */
export function CartPage() {
  const { name } = useShop();
  const state = useSessionState();
  const shopper = useShopperId();
  return (
    <div className="page">
      <Head
        title={cartPageWords.cart}
        description={cartPageWords.pageDescription(name)}
        path={cartPath()}
        robots="noindex"
      />
      <Breadcrumb trail={[{ name: uiWords.home, to: HOME_PATH }, { name: cartPageWords.cart }]} />
      <h1>{cartPageWords.cart}</h1>
      <MergeNotes />
      {state === 'unknown' && <CartSkeleton />}
      {state === 'out' && <VisitorCart />}
      {state === 'in' && <Cart key={shopper} />}
    </div>
  );
}

function Cart() {
  const isMerging = useIsMerging();
  const [search] = useSearchParams();
  const promoCode = search.get('promocode')?.trim() || null;
  const { data, previousData, error, loading, refetch } = useCart({ promoCode });
  const { data: offered, loading: areOffersLoading } = useCartOffers();
  const [removed, setRemoved] = useState<Line>();
  const cart = (data ?? previousData)?.me?.cart;
  const [wasCached] = useState(cart !== undefined);
  const { hasFailed, retry, error: reason } = useRefetch({ isMissing: !cart, isLoading: loading, error, refetch });
  if (hasFailed) return <Failed words={cartWords.failedToFetch} hint={serverMessageOf(reason)} retry={retry} />;
  // Offers that came later would move the bill. A cached cart is shown at once, because a link may lead to one of its lines.
  if (!cart || (areOffersLoading && !offered && !wasCached)) return <CartSkeleton />;
  const note = removed && (
    <Removed line={removed} cart={cart} promoCode={promoCode} onClose={() => setRemoved(undefined)} />
  );
  if (cart.items.length === 0) return isMerging ? <CartSkeleton /> : <EmptyCart note={note} />;
  const offers = offered?.me?.cart.offers ?? NO_OFFERS;
  return <FullCart cart={cart} offers={offers} promoCode={promoCode} note={note} onRemove={setRemoved} />;
}

/** A shop without offers. */
const NO_OFFERS: Offers = [];

interface CartProps {
  cart: CartStateFragment;
  promoCode: string | null;
}

interface FullCartProps extends CartProps {
  offers: Offers;
  note: ReactNode;
  /** Called with a line that the shopper removes. */
  onRemove: (line: Line) => void;
}

function FullCart({ cart, offers, promoCode, note, onRemove }: FullCartProps) {
  const isWaiting = useHasWaitingChanges();
  return (
    <>
      <div className={css.columns}>
        {isWaiting && <output className={table.waits}>{cartPageWords.changesWait}</output>}
        <CartTable total={cart.totals.total.display} note={note}>
          {cart.items.map((line) => (
            <CartRow key={line.variant.sku} id={line.id} promoCode={promoCode} onRemove={() => onRemove(line)} />
          ))}
        </CartTable>
        <CartSummary cart={cart} offers={offers} promoCode={promoCode} />
      </div>
      <GoesWithCart products={cart.items.map(({ variant }) => variant.product.id)} />
    </>
  );
}

/** The last removed line, which Undo adds again. */
function Removed({ line, cart, promoCode, onClose }: CartProps & { line: Line; onClose: () => void }) {
  const undo = useUndoRemove(line, promoCode);
  return (
    <RemovedNote
      variant={line.variant}
      isBack={cart.items.some(({ variant }) => variant.sku === line.variant.sku)}
      onUndo={undo}
      onClose={onClose}
    />
  );
}

const CartSkeleton = () => (
  <Waiting
    words={cartPageWords.loading}
    hint={cartPageWords.checkedMeanwhile}
    withoutScript={<Empty words={cartPageWords.needsJavaScript} to={HOME_PATH} action={uiWords.shopNow} />}
  />
);

/** The differences between the visitor's cart and the merged cart, until the shopper closes the note. */
export function MergeNotes() {
  const notes = useMergeNotes();
  if (notes.length === 0) return null;
  return (
    <section className={table.notes} aria-labelledby="merge-notes">
      <h2 id="merge-notes">{cartPageWords.changesInCart}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => mergeResultVar({ ...mergeResultVar(), notes: [] })}
      >
        {uiWords.close}
      </button>
    </section>
  );
}
