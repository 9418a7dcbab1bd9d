import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddToCart, useCart, type CartStateFragment } from './cart.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import { cartPath, HOME_PATH } from '../paths.ts';
import { useHasWaitingChanges } from '../apollo/waiting-changes.ts';
import { useRefetch } from '../apollo/useRefetch.ts';
import { serverMessageOf } from '../apollo/user-errors.ts';
import { useSessionState, useShopperId } from '../session/useSession.ts';
import { useSlicedRender } from '../ui/useSlicedRender.ts';
import { Waiting } from '../ui/Waiting.tsx';
import css from '../ui/columns.module.css';
import table from './CartTable.module.css';
import { CartRow } from './CartRow.tsx';
import { CartTable } from './CartTable.tsx';
import { CartSummary } from './CartSummary.tsx';
import { inputOf, restored, type Line } from './line-restored.ts';
import { MergeNotes } from './MergeNotes.tsx';
import { RemovedNote } from './RemovedNote.tsx';
import { useIsMerging } from './merge-state.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { VisitorCart } from './VisitorCart.tsx';
import * as cartWords from '../words/cart.ts';
import * as cartPageWords from '../words/cart-page.ts';
import * as keptWords from '../words/kept.ts';
import * as uiWords from '../words/ui.ts';

/** `/cart?promocode={code}`: the shopper's cart and what it costs. */
export function CartPage() {
  const { name } = useShop();
  const state = useSessionState();
  const shopper = useShopperId();
  const isRendered = useSlicedRender(state !== 'unknown');
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
      {!isRendered && <CartSkeleton />}
      {isRendered && state === 'out' && <VisitorCart />}
      {isRendered && state === 'in' && <Cart key={shopper} />}
    </div>
  );
}

function Cart() {
  const isMerging = useIsMerging();
  const [search] = useSearchParams();
  const promoCode = search.get('promocode')?.trim() || null;
  const { data, previousData, error, loading, refetch } = useCart({ promoCode });
  const [removed, setRemoved] = useState<Line>();
  const cart = (data ?? previousData)?.me?.cart;
  const isRendered = useSlicedRender(Boolean(cart));
  const { hasFailed, retry, error: reason } = useRefetch({ isMissing: !cart, isLoading: loading, error, refetch });
  if (hasFailed) return <Failed words={cartWords.failedToFetch} hint={serverMessageOf(reason)} retry={retry} />;
  if (!cart || !isRendered) return <CartSkeleton />;
  const note = removed && (
    <Removed line={removed} cart={cart} promoCode={promoCode} onClose={() => setRemoved(undefined)} />
  );
  if (cart.items.length === 0) return isMerging ? <CartSkeleton /> : <EmptyCart note={note} />;
  return <FullCart cart={cart} promoCode={promoCode} note={note} onRemove={setRemoved} />;
}

interface CartProps {
  cart: CartStateFragment;
  promoCode: string | null;
}

interface FullCartProps extends CartProps {
  note: ReactNode;
  /** Called with a line that the shopper removes. */
  onRemove: (line: Line) => void;
}

function FullCart({ cart, promoCode, note, onRemove }: FullCartProps) {
  const isWaiting = useHasWaitingChanges();
  return (
    <div className={css.columns}>
      {isWaiting && <output className={table.waits}>{keptWords.changesWait}</output>}
      <CartTable total={cart.totals.total.display} note={note}>
        {cart.items.map((line) => (
          <CartRow key={line.variant.sku} id={line.id} promoCode={promoCode} onRemove={() => onRemove(line)} />
        ))}
      </CartTable>
      <CartSummary cart={cart} promoCode={promoCode} />
    </div>
  );
}

/** The line that was removed last, which Undo adds again. */
function Removed({ line, cart, promoCode, onClose }: CartProps & { line: Line; onClose: () => void }) {
  const [addToCart] = useAddToCart(restored(line));
  return (
    <RemovedNote
      variant={line.variant}
      isBack={cart.items.some(({ variant }) => variant.sku === line.variant.sku)}
      onUndo={() => void addToCart({ input: inputOf(line), promoCode })}
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
