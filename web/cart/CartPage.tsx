import { useSearchParams } from 'react-router-dom';
import { LoginLink } from '../account/LoginLink.tsx';
import { useCart } from './cart.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import { cartPath, HOME_PATH } from '../paths.ts';
import { useHasWaitingChanges } from '../apollo/waiting-changes.ts';
import { useRefetch } from '../apollo/useRefetch.ts';
import { serverMessageOf } from '../apollo/user-errors.ts';
import { visitorCart, useVisitorItems } from '../session/visitor-items.ts';
import { useSessionState } from '../session/useSession.ts';
import { Waiting } from '../ui/Waiting.tsx';
import css from '../ui/columns.module.css';
import table from './CartTable.module.css';
import { CartRow } from './CartRow.tsx';
import { CartTable } from './CartTable.tsx';
import { CartSummary } from './CartSummary.tsx';
import { MergeNotes } from './MergeNotes.tsx';
import { useIsMerging } from './merge-state.ts';
import { VisitorCart } from './VisitorCart.tsx';
import * as cartWords from '../words/cart.ts';
import * as cartPageWords from '../words/cart-page.ts';
import * as keptWords from '../words/kept.ts';
import * as uiWords from '../words/ui.ts';

/** `/cart?promocode={code}`: the shopper's cart and what it costs. */
export function CartPage() {
  const { name } = useShop();
  const state = useSessionState();
  const cartIsEmpty = useVisitorItems(visitorCart).length === 0;
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
      {state === 'out' && (cartIsEmpty ? <EmptyCart isVisitor /> : <VisitorCart />)}
      {state === 'in' && <Cart />}
    </div>
  );
}

function Cart() {
  const isMerging = useIsMerging();
  const isWaiting = useHasWaitingChanges();
  const [search] = useSearchParams();
  const promoCode = search.get('promocode')?.trim() || null;
  const { data, previousData, error, loading, refetch } = useCart({ promoCode });
  const cart = (data ?? previousData)?.me?.cart;
  const { hasFailed, retry, error: reason } = useRefetch({ isMissing: !cart, isLoading: loading, error, refetch });
  if (hasFailed) return <Failed words={cartWords.failedToFetch} hint={serverMessageOf(reason)} retry={retry} />;
  if (!cart) return <CartSkeleton />;
  if (cart.items.length === 0) return isMerging ? <CartSkeleton /> : <EmptyCart />;
  return (
    <div className={css.columns}>
      {isWaiting && <output className={table.waits}>{keptWords.changesWait}</output>}
      <CartTable total={cart.totals.total.display}>
        {cart.items.map(({ id, variant }) => (
          <CartRow key={variant.sku} id={id} promoCode={promoCode} />
        ))}
      </CartTable>
      <CartSummary cart={cart} promoCode={promoCode} />
    </div>
  );
}

const EmptyCart = ({ isVisitor = false }: { isVisitor?: boolean }) => (
  <Empty
    words={cartPageWords.empty}
    hint={isVisitor ? cartPageWords.loginToSee : ''}
    to={HOME_PATH}
    action={uiWords.shopNow}
  >
    {isVisitor && <LoginLink />}
  </Empty>
);

const CartSkeleton = () => (
  <Waiting
    words={cartPageWords.loading}
    hint={cartPageWords.checkedMeanwhile}
    withoutScript={<Empty words={cartPageWords.needsJavaScript} to={HOME_PATH} action={uiWords.shopNow} />}
  />
);
