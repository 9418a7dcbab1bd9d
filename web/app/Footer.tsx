import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { categoryPath, policiesPath, trackPath } from '../paths.ts';
import { POLICIES } from '../policies/sections.ts';
import { useShop } from '../shop/useShop.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';
import * as appWords from '../words/app.ts';

/** The footer of every page: the shop's name and address, its categories and its policies. */
export function Footer() {
  const { description, categories } = useShop();
  return (
    <footer className={styles.footer}>
      <div className={styles.strip} aria-hidden="true" />
      <div className={`page ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.logo}>
            <Logo />
          </p>
          <p>{description}</p>
        </div>
        <Column title={appWords.shop}>
          <Links links={categories.map(({ name }) => ({ name, to: categoryPath(name) }))} />
        </Column>
        <Column title={appWords.policies}>
          <Links links={POLICIES.map(({ name, section }) => ({ name, to: policiesPath(section) }))} />
        </Column>
        <Column title={appWords.support}>
          <Contact />
        </Column>
      </div>
      <p className={`page ${styles.legal}`}>{appWords.legal}</p>
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
  const { contact, social, canTrackOrders } = useShop();
  return (
    <>
      {canTrackOrders && (
        <Link className={styles.link} to={trackPath()}>
          {appWords.trackAnOrder}
        </Link>
      )}
      <a className={styles.link} href={`mailto:${contact.email}`}>
        {contact.email}
      </a>
      <a className={styles.link} href={contact.phoneUrl}>
        {contact.phone}
      </a>
      <a className={styles.link} href={contact.chatUrl} target="_blank" rel="noopener noreferrer">
        {appWords.chatWithUs}
      </a>
      <p className={styles.muted}>{contact.hours}</p>
      <address className={styles.address}>
        {contact.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ul className={styles.social} aria-label={appWords.socialMedia}>
        {social.map(({ name, url }) => (
          <li key={name}>
            <a className={styles.link} href={url} rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
