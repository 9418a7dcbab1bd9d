import { absolute } from '../../paths.ts';
import { useShop } from '../../shop/useShop.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import { showToast } from '../../ui/toast.ts';
import * as productWords from '../../words/product.ts';
import css from './ShareLinks.module.css';

interface ShareLinksProps {
  /** The product's name. */
  name: string;
  /** The chosen size; null and undefined for none. */
  size: string | null | undefined;
  /** The path of the page with the chosen options. */
  path: string;
}

/** Links to order a product in a chat, whose first message holds the page's address, to share its page, and to copy its address. */
export function ShareLinks({ name, size, path }: ShareLinksProps) {
  const { chatUrl } = useShop().contact;
  const url = absolute(useVisit().origin, path);
  // Some chats don't read a plus sign as a space.
  const piece = size ? productWords.inSize(name, size) : name;
  const text = encodeURIComponent(productWords.chatOrder(piece, url));
  return (
    <p className={css.links}>
      <a href={`${chatUrl}?text=${text}`} target="_blank" rel="noopener noreferrer">
        {productWords.orderViaChat}
      </a>
      <button type="button" onClick={() => void share({ title: name, url })}>
        {productWords.share}
      </button>
      <button type="button" onClick={() => void copy(url)}>
        {productWords.copyLink}
      </button>
    </p>
  );
}

/** Copies the page's address. A browser that does not allow it shows the address, selected, to copy it there. */
async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast(productWords.linkCopied, { kind: 'success' });
  } catch {
    prompt(productWords.copyLink, url);
  }
}

/** Opens the device's share sheet, or reports that the browser has none. */
async function share(page: ShareData): Promise<void> {
  if (!('share' in navigator)) {
    showToast(productWords.sharingNotSupported, { kind: 'error' });
    return;
  }
  await navigator.share(page).catch((error: unknown) => {
    const isClosedByShopper = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosedByShopper) showToast(productWords.couldNotShare, { kind: 'error' });
  });
}
