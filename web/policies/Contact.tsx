import { SHOP } from '../../schema/shop.ts';
import styles from './Policies.module.css';
import { PROMISE_WORDS } from './promises.ts';

/** How to ask the shop, and how soon it answers. */
export function Contact() {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title">Ask us</h2>
      <ul>
        <li>
          <a href={`mailto:${SHOP.email}`}>{SHOP.email}</a>
          <span>{`We reply within ${PROMISE_WORDS.reply}.`}</span>
        </li>
        <li>
          <a href={SHOP.phone.link}>{SHOP.phone.display}</a>
          <span>{SHOP.hours}</span>
        </li>
        <li>
          <a href={SHOP.chat} target="_blank" rel="noopener noreferrer">
            Chat with us
          </a>
          <span>Have your order number ready, if you have one.</span>
        </li>
      </ul>
    </section>
  );
}
