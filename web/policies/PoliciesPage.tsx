import { Link } from 'react-router-dom';
import { useShop } from '../shop/useShop.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Head } from '../ui/Head.tsx';
import { HOME_PATH, policiesPath } from '../paths.ts';
import { Contact } from './Contact.tsx';
import styles from './Policies.module.css';
import { Privacy } from './Privacy.tsx';
import { Returns } from './Returns.tsx';
import { POLICIES } from './sections.ts';
import { Shipping } from './Shipping.tsx';
import { Terms } from './Terms.tsx';
import * as policiesWords from '../words/policies.ts';
import * as uiWords from '../words/ui.ts';

/** `/policies`: shipping, return and refund, privacy and terms, each with a separate address after the `#`. */
export function PoliciesPage() {
  const { name } = useShop();
  return (
    <div className="page">
      <Head title={policiesWords.policies} description={policiesWords.pageDescription(name)} path={policiesPath()} />
      <Breadcrumb trail={[{ name: uiWords.home, to: HOME_PATH }, { name: policiesWords.policies }]} />
      <h1>{policiesWords.policies}</h1>
      <div className={styles.columns}>
        <Contents />
        <div className={styles.sections}>
          <Shipping />
          <Returns />
          <Privacy />
          <Terms />
          <Contact />
          <p>
            <Link className="button" to={HOME_PATH}>
              {policiesWords.returnToHome}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

function Contents() {
  return (
    <nav className={styles.contents} aria-label={policiesWords.contents}>
      <ul>
        {POLICIES.map(({ name, section }) => (
          <li key={section}>
            <a href={`#${section}`}>{name}</a>
          </li>
        ))}
        <li>
          <a href="#contact">{policiesWords.contactUs}</a>
        </li>
      </ul>
    </nav>
  );
}
