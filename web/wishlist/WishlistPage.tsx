import { LoginLink } from '../account/LoginLink.tsx';
import { useWishlist } from './wishlist.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import { HOME_PATH, wishlistPath } from '../paths.ts';
import { useRefetch } from '../apollo/useRefetch.ts';
import { useSessionState } from '../session/useSession.ts';
import { WishlistCard } from './WishlistCard.tsx';
import css from './WishlistPage.module.css';

const SKELETONS = 15;

/** `/wishlist`: the shopper's wishlist, the newest item first. */
export function WishlistPage() {
  const { name } = useShop();
  const state = useSessionState();
  return (
    <div className="page">
      <Head title="Wishlist" description={`What you like at ${name}.`} path={wishlistPath()} robots="noindex" />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Wishlist' }]} />
      <h1>Wishlist</h1>
      {state === 'unknown' && <WishlistSkeleton />}
      {state === 'out' && <EmptyWishlist isVisitor />}
      {state === 'in' && <WishlistItems />}
    </div>
  );
}

function WishlistItems() {
  const { data, previousData, loading, refetch } = useWishlist();
  const items = (data ?? previousData)?.me?.wishlist.items;
  const { hasFailed, retry } = useRefetch({ isMissing: !items, isLoading: loading, refetch });
  if (hasFailed) return <Failed words="Failed to fetch wishlist." retry={retry} />;
  if (!items) return <WishlistSkeleton />;
  if (items.length === 0) return <EmptyWishlist />;
  return (
    <ul className={css.grid}>
      {items.map(({ id, variant }) => (
        <WishlistCard key={variant.sku} id={id} />
      ))}
    </ul>
  );
}

const EmptyWishlist = ({ isVisitor = false }: { isVisitor?: boolean }) => (
  <Empty
    words="Your wishlist is empty"
    hint={isVisitor ? 'Log in to see what you like.' : ''}
    to={HOME_PATH}
    action="Shop Now"
  >
    {isVisitor && <LoginLink />}
  </Empty>
);

/** Placeholders of the cards while the wishlist loads. Without scripts the wishlist counts as empty. */
function WishlistSkeleton() {
  return (
    <>
      <output className="visually-hidden">Loading</output>
      <noscript>
        <EmptyWishlist />
      </noscript>
      <ul className={`${css.grid} ${css.placeholders}`} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className={css.skeleton} data-testid="skeleton" />
        ))}
      </ul>
    </>
  );
}
