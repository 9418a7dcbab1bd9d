import { Link, useLocation } from 'react-router-dom';
import { useShop } from '../shop/useShop.ts';
import { Empty } from './Empty.tsx';
import { Head } from './Head.tsx';
import { categoryPath, HOME_PATH } from '../paths.ts';
import styles from './NotFound.module.css';

/** Says that there is no page at this address, with links to the home page and the categories. */
export function NotFound({ words }: { words: string }) {
  const { pathname } = useLocation();
  const { categories } = useShop();
  return (
    <div className="page">
      <Head title="Page not found" description={words} path={pathname} robots="noindex" />
      <h1 className="visually-hidden">Page not found</h1>
      <Empty
        words={words}
        hint="The thread may have slipped, or the piece has been sold and taken down."
        to={HOME_PATH}
        action="Back to the home page"
      />
      <nav className={styles.links} aria-label="Look around instead">
        <p>Look around instead:</p>
        <ul>
          {categories.map(({ name }) => (
            <li key={name}>
              <Link to={categoryPath(name)}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
