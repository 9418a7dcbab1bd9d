import { LoginLink } from '../account/LoginLink.tsx';
import { useVisitorWishlist } from './visitor-wishlist.graphql.generated.ts';
import { useWishlist } from './wishlist-page.graphql.generated.ts';
import { NewArrivalsPlace } from '../catalog/suggestions/LazySuggestions.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import { HOME_PATH, wishlistPath } from '../paths.ts';
import { useRefetch } from '../shopper/useRefetch.ts';
import { useVisitorItems, visitorWishlist } from '../shopper/visitor-items.ts';
import { useSessionState } from '../session/session.ts';
import { LikedPiece, WishlistCard } from './WishlistCard.tsx';
import * as wishlistWords from '../words/wishlist.ts';
import * as uiWords from '../words/ui.ts';
import css from './WishlistPage.module.css';

const SKELETONS = 15;

/** `/wishlist`: the shopper's wishlist, the newest item first. */
export function WishlistPage() {
  const { name } = useShop();
  const state = useSessionState();
  const isEmpty = useVisitorItems(visitorWishlist).length === 0;
  return (
    <div className="page">
      <Head
        title={wishlistWords.wishlist}
        description={wishlistWords.pageDescription(name)}
        path={wishlistPath()}
        robots="noindex"
      />
      <Breadcrumb trail={[{ name: uiWords.home, to: HOME_PATH }, { name: wishlistWords.wishlist }]} />
      <h1>{wishlistWords.wishlist}</h1>
      {state === 'unknown' && <WishlistSkeleton />}
      {state === 'out' && (isEmpty ? <EmptyWishlist isVisitor /> : <VisitorWishlist />)}
      {state === 'in' && <WishlistItems />}
    </div>
  );
}

function WishlistItems() {
  const { data, previousData, loading, refetch } = useWishlist();
  const items = (data ?? previousData)?.me?.wishlist.items;
  const { hasFailed, retry } = useRefetch({ isMissing: !items, isLoading: loading, refetch });
  if (hasFailed) return <Failed words={wishlistWords.failedToFetch} retry={retry} />;
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

/** A visitor's wishlist in this browser. Products that the shop no longer sells are not shown. */
function VisitorWishlist() {
  const skus = useVisitorItems(visitorWishlist).map(({ sku }) => sku);
  const { data, previousData, loading, refetch } = useVisitorWishlist({ skus });
  const variants = (data ?? previousData)?.variants;
  const { hasFailed, retry } = useRefetch({ isMissing: !variants, isLoading: loading, refetch });
  if (hasFailed) return <Failed words={wishlistWords.failedToFetch} retry={retry} />;
  if (!variants) return <WishlistSkeleton />;
  const liked = skus.flatMap((sku) => variants.find((variant) => variant?.sku === sku) ?? []);
  if (liked.length === 0) return <EmptyWishlist isVisitor />;
  return (
    <ul className={css.grid}>
      {liked.map((variant) => (
        <LikedPiece key={variant.sku} variant={variant} />
      ))}
    </ul>
  );
}

const EmptyWishlist = ({ isVisitor = false }: { isVisitor?: boolean }) => (
  <>
    <Empty words={wishlistWords.empty} to={HOME_PATH} action={uiWords.shopNow}>
      {isVisitor && <LoginLink />}
    </Empty>
    <NewArrivalsPlace />
  </>
);

/** Placeholders of the cards while the wishlist loads. Without scripts it explains that it needs JavaScript. */
function WishlistSkeleton() {
  return (
    <>
      <output className="visually-hidden">{uiWords.loading}</output>
      <noscript>
        <Empty words={wishlistWords.needsJavaScript} to={HOME_PATH} action={uiWords.shopNow} />
      </noscript>
      <ul className={`${css.grid} ${css.placeholders}`} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className={css.skeleton} data-testid="skeleton" />
        ))}
      </ul>
    </>
  );
}
