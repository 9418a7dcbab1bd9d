import { useShop } from '../../shop/useShop.ts';
import * as homeWords from '../../words/home.ts';
import css from './ChatLink.module.css';

const BUBBLE = 'M4 5h16v11H11l-5 4v-4H4z';

/** The link to a chat with the shop, in view as long as the content of the page. */
export function ChatLink() {
  const { name, contact } = useShop();
  const hello = homeWords.chatGreeting(name);
  return (
    <div className={css.dock}>
      <a
        className={css.chat}
        href={`${contact.chatUrl}?text=${encodeURIComponent(hello)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={homeWords.chatWithUsNewTab}
        title={homeWords.chatWithUs}
      >
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d={BUBBLE} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
          <path
            d="M8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </svg>
      </a>
    </div>
  );
}
