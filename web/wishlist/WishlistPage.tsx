import { Breadcrumb } from '../platform/Breadcrumb.tsx';
import { Empty } from '../platform/Empty.tsx';
import { Head } from '../platform/Head.tsx';
import { wishlistPath, HOME_PATH } from '../platform/links.ts';

/** `/wishlist`: what the shopper likes. Nothing can be put on it yet, so it is empty for everybody. */
export function WishlistPage() {
  return (
    <div className="page">
      <Head title="Wishlist" description="What you like at Rangbandh." path={wishlistPath()} robots="noindex" />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Wishlist' }]} />
      <h1>Wishlist</h1>
      <Empty words="Your wishlist is empty" to={HOME_PATH} action="Shop Now" />
    </div>
  );
}
