import { useSearchParams } from 'react-router-dom';
import { LoginLink } from '../account/LoginLink.tsx';
import { useCart } from './cart.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import { cartPath, HOME_PATH } from '../paths.ts';
import { useRefetch } from '../apollo/useRefetch.ts';
import { useSessionState } from '../session/useSession.ts';
import css from '../ui/columns.module.css';
import { CartTable } from './CartTable.tsx';
import { CartSummary } from './CartSummary.tsx';

/** `/cart?promocode={code}`: the shopper's cart and what it costs. */
export function CartPage() {
  const { name } = useShop();
  const state = useSessionState();
  return (
    <div className="page">
      <Head title="Cart" description={`What you have chosen at ${name}.`} path={cartPath()} robots="noindex" />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Cart' }]} />
      <h1>Cart</h1>
      {state === 'unknown' && <CartSkeleton />}
      {state === 'out' && <EmptyCart isVisitor />}
      {state === 'in' && <Cart />}
    </div>
  );
}

function Cart() {
  const [search] = useSearchParams();
  const promoCode = search.get('promocode')?.trim() || null;
  const { data, previousData, loading, refetch } = useCart({ promoCode });
  const cart = (data ?? previousData)?.me?.cart;
  const { hasFailed, retry } = useRefetch({ isMissing: !cart, isLoading: loading, refetch });
  if (hasFailed) return <Failed words="Failed to fetch cart data." retry={retry} />;
  if (!cart) return <CartSkeleton />;
  if (cart.items.length === 0) return <EmptyCart />;
  return (
    <div className={css.columns}>
      <CartTable items={cart.items} promoCode={promoCode} total={cart.totals.total.display} />
      <CartSummary cart={cart} promoCode={promoCode} />
    </div>
  );
}

const EmptyCart = ({ isVisitor = false }: { isVisitor?: boolean }) => (
  <Empty
    words="Your cart is empty"
    hint={isVisitor ? 'Log in to see what you have chosen.' : ''}
    to={HOME_PATH}
    action="Shop Now"
  >
    {isVisitor && <LoginLink />}
  </Empty>
);

function CartSkeleton() {
  return (
    <div className={css.waiting}>
      <output className="visually-hidden">Loading</output>
      <noscript>
        <EmptyCart />
      </noscript>
    </div>
  );
}
