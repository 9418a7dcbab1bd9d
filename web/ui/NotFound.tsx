import { Link, useLocation } from 'react-router-dom';
import { useShop } from '../shop/useShop.ts';
import { Empty } from './Empty.tsx';
import { Head } from './Head.tsx';
import { categoryPath, HOME_PATH } from '../paths.ts';
import * as uiWords from '../words/ui.ts';
import styles from './NotFound.module.css';

/** Says that there is no page at this address, with links to the home page and the categories. */
export function NotFound({ words }: { words: string }) {
  const { pathname } = useLocation();
  const { categories } = useShop();
  return (
    <div className="page">
      <Head title={uiWords.pageNotFound} description={words} path={pathname} robots="noindex" />
      <h1 className="visually-hidden">{uiWords.pageNotFound}</h1>
      <Empty words={words} hint={uiWords.pageNotFoundHint} to={HOME_PATH} action={uiWords.backToHomePage} />
      <nav className={styles.links} aria-label={uiWords.keepShopping}>
        <p>{uiWords.keepShoppingTitle}</p>
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
