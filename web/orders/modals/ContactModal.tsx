import { Dialog } from '../../ui/Dialog.tsx';
import { DialogTabs } from '../../ui/DialogTabs.tsx';
import { counted } from '../../ui/format.ts';
import { SHOP } from '../../../schema/shop.ts';
import css from './Modals.module.css';
import type { OrderModalProps } from './useOrderModal.ts';

/** How to reach the shop about an order: by e-mail or by phone, each in a tab of its own. */
export function ContactModal({ order: { shortId }, onClose }: Pick<OrderModalProps, 'order' | 'onClose'>) {
  const tabs = [
    { name: 'Email', panel: <Email shortId={shortId} /> },
    { name: 'Phone', panel: <Phone shortId={shortId} /> },
  ];
  return (
    <Dialog open title="Contact Support" onClose={onClose}>
      <DialogTabs label="Ways to reach us" tabs={tabs} className={`${css.text} ${css.panel}`} />
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
  <p className={css.muted}>
    Please have your order number ready: <b>#{shortId}</b>
  </p>
);
