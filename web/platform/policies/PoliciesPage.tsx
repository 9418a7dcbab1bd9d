import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { Head } from '../Head.tsx';
import { HOME_PATH, policiesPath, type PolicySection } from '../links.ts';
import { SHOP } from '../../../schema/shop.ts';
import { POLICIES } from './sections.ts';
import styles from './Policies.module.css';

/** `/policies`: shipping, return and refund, privacy and terms, each with its own address after the `#`. */
export function PoliciesPage() {
  return (
    <div className="page">
      <Head
        title="Policies"
        description="How Rangbandh ships, takes back, refunds, and treats what it knows of you."
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
      </ul>
    </nav>
  );
}

function Section({ id, title, children }: { id: PolicySection; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function Shipping() {
  return (
    <Section id="shipping" title="Shipping policy">
      <ul>
        <li>Every order is checked and packed within 2-3 business days.</li>
        <li>Standard shipping then takes 5-7 days, express shipping 2-3 days.</li>
        <li>Standard shipping is free over Rs.1,500. At present we deliver every order free across India.</li>
        <li>We write to you as soon as your order is on its way.</li>
      </ul>
    </Section>
  );
}

function Returns() {
  return (
    <Section id="returns" title="Return and refund policy">
      <ul>
        <li>You may return a piece within 14 days of its delivery, unworn, unwashed and with its tags.</li>
        <li>Refunds reach you within 7-10 business days, the way you paid.</li>
        <li>If something arrives damaged, tell us within 48 hours, with a picture if you can.</li>
        <li>
          A tied and dyed piece is never quite like its picture: small differences of dots and shade are its nature, not
          a fault. You may still return it.
        </li>
      </ul>
    </Section>
  );
}

function Privacy() {
  return (
    <Section id="privacy" title="Privacy policy">
      <p>
        We keep what an order needs: your name, address, e-mail and phone number. Sellers and couriers get what they
        need to send your parcel, and nobody gets anything to advertise with. Card details go straight to the payment
        provider; we never see them. Reviews show your name, never your e-mail address.
      </p>
      <p>
        To see or delete what we keep of you, write to <a href={`mailto:${SHOP.email}`}>{SHOP.email}</a>. We reply
        within 24 hours.
      </p>
    </Section>
  );
}

function Terms() {
  return (
    <Section id="terms" title="Terms">
      <ul>
        <li>Prices are in Indian rupees and include all taxes.</li>
        <li>
          Pieces are sold by the seller named on the product’s page; {SHOP.name} takes the order and stands by it.
        </li>
        <li>An order stands when it is paid. You can cancel it until it is dispatched.</li>
        <li>
          Support answers {SHOP.hours}, at <a href={SHOP.phone.link}>{SHOP.phone.display}</a>.
        </li>
      </ul>
    </Section>
  );
}
