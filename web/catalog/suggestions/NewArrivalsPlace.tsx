import { LatePart } from '../../ui/LatePart.tsx';
import css from './NewArrivalsPlace.module.css';

const load = () => import('./NewArrivals.tsx').then(({ NewArrivals }) => NewArrivals);

/** Where a page has nothing else to show: the shop's newest products, as soon as a browser has them. */
export const NewArrivalsPlace = () => <LatePart className={css.place} load={load} />;
