import { Dialog } from '../../ui/Dialog.tsx';
import { DialogTabs } from '../../ui/DialogTabs.tsx';
import { counted } from '../../ui/format.ts';
import { useShop } from '../../shop/useShop.ts';
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

function Email({ shortId }: { shortId: string }) {
  const { email, replyHours } = useShop().contact;
  return (
    <>
      <p>{`Write to us, and we will reply within ${counted(replyHours, 'hour')}.`}</p>
      <a className="button" href={`mailto:${email}?subject=${encodeURIComponent(`Order #${shortId}`)}`}>
        {email}
      </a>
      <AskForNumber shortId={shortId} />
    </>
  );
}

function Phone({ shortId }: { shortId: string }) {
  const { phone, phoneUrl, hours } = useShop().contact;
  return (
    <>
      <p>Call us {hours}.</p>
      <a className="button" href={phoneUrl}>
        {phone}
      </a>
      <AskForNumber shortId={shortId} />
    </>
  );
}

const AskForNumber = ({ shortId }: { shortId: string }) => (
  <p className={css.muted}>
    Please have your order number ready: <b>#{shortId}</b>
  </p>
);
