import { absolute, productPath } from '../../paths.ts';
import { useShop } from '../../shop/useShop.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import { showToast } from '../../ui/toast.ts';
import css from './ShareLinks.module.css';

interface ShareLinksProps {
  /** The product's name and its page's path. */
  name: string;
  path: string;
  /** The variant on show. */
  sku: string;
}

/** Links to order a product in a chat, whose first message holds the page's address, and to share its page. */
export function ShareLinks({ name, path, sku }: ShareLinksProps) {
  const { chatUrl } = useShop().contact;
  const url = absolute(useVisit().origin, productPath(path, sku));
  // Some chats don't read a plus sign as a space.
  const text = encodeURIComponent(`I would like to order ${name}: ${url}`);
  return (
    <p className={css.links}>
      <a href={`${chatUrl}?text=${text}`} target="_blank" rel="noopener noreferrer">
        Order via chat
      </a>
      <button type="button" onClick={() => void share({ title: name, url })}>
        Share
      </button>
    </p>
  );
}

/** Opens the device's own share sheet, or says that the browser has none. */
async function share(page: ShareData): Promise<void> {
  if (!('share' in navigator)) {
    showToast('Sharing not supported on this browser.', { kind: 'error' });
    return;
  }
  await navigator.share(page).catch((error: unknown) => {
    const isClosedByShopper = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosedByShopper) showToast('This could not be shared.', { kind: 'error' });
  });
}
