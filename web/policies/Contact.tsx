import { useShop } from '../shop/useShop.ts';
import styles from './Policies.module.css';
import { usePromiseWords } from './promises.tsx';
import * as policiesWords from '../words/policies.ts';

/** The contacts of the shop, and its response time. */
export function Contact() {
  const { email, phone, phoneUrl, hours, chatUrl } = useShop().contact;
  const { reply } = usePromiseWords();
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title">{policiesWords.contactUs}</h2>
      <ul>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
          <span>{policiesWords.replyWithin(reply)}</span>
        </li>
        <li>
          <a href={phoneUrl}>{phone}</a>
          <span>{hours}</span>
        </li>
        <li>
          <a href={chatUrl} target="_blank" rel="noopener noreferrer">
            {policiesWords.chatWithUs}
          </a>
          <span>{policiesWords.haveOrderNumber}</span>
        </li>
      </ul>
    </section>
  );
}
