import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CATEGORIES, SHOP } from '../../schema/shop.ts';
import { categoryPath, policiesPath } from '../paths.ts';
import { POLICIES } from '../policies/sections.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

/** The footer of every page: the shop's name and address, its categories and its policies. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.strip} aria-hidden="true" />
      <div className={`page ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.logo}>
            <Logo />
          </p>
          <p>{SHOP.description}</p>
        </div>
        <Column title="Shop">
          <Links links={CATEGORIES.map((name) => ({ name, to: categoryPath(name) }))} />
        </Column>
        <Column title="Policies">
          <Links links={POLICIES.map(({ name, section }) => ({ name, to: policiesPath(section) }))} />
        </Column>
        <Column title="Support">
          <Contact />
        </Column>
      </div>
      <p className={`page ${styles.legal}`}>Made in India. Prices include all taxes.</p>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function Links({ links }: { links: readonly { name: string; to: string }[] }) {
  return (
    <ul>
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Contact() {
  return (
    <>
      <a className={styles.link} href={`mailto:${SHOP.email}`}>
        {SHOP.email}
      </a>
      <a className={styles.link} href={SHOP.phone.link}>
        {SHOP.phone.display}
      </a>
      <p className={styles.muted}>{SHOP.hours}</p>
      <address className={styles.address}>
        {SHOP.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ul className={styles.social} aria-label="Social media">
        {SHOP.social.map(({ name, href }) => (
          <li key={name}>
            <a className={styles.link} href={href} rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
