import type { createBrowserRouter } from 'react-router-dom';
import { addRecentProduct } from '../catalog/recent/recent-products.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** From now on this browser remembers each product whose page it shows, once for each visit of the page. */
export function noteRecentProducts(router: Router): void {
  let noted: string | undefined;
  const note = ({ matches, errors }: Router['state']) => {
    const id = matches.at(-1)?.params['productId'];
    if (id === noted) return;
    noted = id;
    if (id !== undefined && !errors) addRecentProduct(id);
  };
  note(router.state);
  router.subscribe(note);
}
