import { useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { counted } from '../../ui/format.ts';
import { SHOP } from '../../../schema/shop.ts';
import css from './Modals.module.css';
import type { OrderModalProps } from './useOrderModal.ts';

const TABS = ['Email', 'Phone'] as const;
type ContactTab = (typeof TABS)[number];

/** Keys that lead from one tab to another: of two, an arrow always leads to the other one. */
const KEYS: Record<string, (shown: ContactTab) => ContactTab> = {
  ArrowLeft: (shown) => (shown === 'Email' ? 'Phone' : 'Email'),
  ArrowRight: (shown) => (shown === 'Email' ? 'Phone' : 'Email'),
  Home: () => 'Email',
  End: () => 'Phone',
};

/** How to reach the shop about an order: by e-mail or by phone, each in a tab of its own. */
export function ContactModal({ order: { shortId }, onClose }: Pick<OrderModalProps, 'order' | 'onClose'>) {
  const [shown, setShown] = useState<ContactTab>('Email');
  const id = useId();
  const switchTab = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(shown);
    if (!next) return;
    event.preventDefault();
    setShown(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <Dialog open title="Contact Support" onClose={onClose}>
      <div className={css.tabs} role="tablist" aria-label="Ways to reach us">
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
            onKeyDown={switchTab}
          >
            {tab}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className={css.words} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        {shown === 'Email' ? <Email shortId={shortId} /> : <Phone shortId={shortId} />}
      </div>
    </Dialog>
  );
}

const Email = ({ shortId }: { shortId: string }) => (
  <>
    <p>{`Write to us, and we will reply within ${counted(SHOP.replyHours, 'hour')}.`}</p>
    <a className="button" href={`mailto:${SHOP.email}?subject=${encodeURIComponent(`Order #${shortId}`)}`}>
      {SHOP.email}
    </a>
    <AskForNumber shortId={shortId} />
  </>
);

const Phone = ({ shortId }: { shortId: string }) => (
  <>
    <p>Call us {SHOP.hours}.</p>
    <a className="button" href={SHOP.phone.link}>
      {SHOP.phone.display}
    </a>
    <AskForNumber shortId={shortId} />
  </>
);

const AskForNumber = ({ shortId }: { shortId: string }) => (
  <p className={css.quiet}>
    Please have your order number ready: <b>#{shortId}</b>
  </p>
);
