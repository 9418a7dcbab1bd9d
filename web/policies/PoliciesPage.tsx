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

/** `/policies`: shipping, return and refund, privacy and terms, each with its own address after the `#`. */
export function PoliciesPage() {
  const { name } = useShop();
  return (
    <div className="page">
      <Head
        title="Policies"
        description={`How ${name} ships, takes back, refunds, and treats what it knows of you.`}
        path={policiesPath()}
      />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Policies' }]} />
      <h1>Policies</h1>
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
              Return to Home
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

function Contents() {
  return (
    <nav className={styles.contents} aria-label="Sections of this page">
      <ul>
        {POLICIES.map(({ name, section }) => (
          <li key={section}>
            <a href={`#${section}`}>{name}</a>
          </li>
        ))}
        <li>
          <a href="#contact">Ask us</a>
        </li>
      </ul>
    </nav>
  );
}
