import { LatePart } from '../../ui/LatePart.tsx';

const load = () => import('./NewArrivals.tsx').then(({ NewArrivals }) => NewArrivals);

/** Where a page has nothing else to show: the shop's newest products, as soon as a browser has them. */
export const NewArrivalsPlace = () => <LatePart load={load} />;
