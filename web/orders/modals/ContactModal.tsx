import { Dialog } from '../../ui/Dialog.tsx';
import { DialogTabs } from '../../ui/DialogTabs.tsx';
import { counted } from '../../ui/format.ts';
import { useShop } from '../../shop/useShop.ts';
import css from './Modals.module.css';
import type { OrderModalProps } from './useOrderModal.ts';
import * as ordersWords from '../../words/orders.ts';

/** The contacts of the shop for an order: by email or by phone, each in a tab. */
export function ContactModal({ order: { shortId }, onClose }: Pick<OrderModalProps, 'order' | 'onClose'>) {
  const tabs = [
    { name: ordersWords.email, panel: <Email shortId={shortId} /> },
    { name: ordersWords.phone, panel: <Phone shortId={shortId} /> },
  ];
  return (
    <Dialog open title={ordersWords.contactSupport} onClose={onClose}>
      <DialogTabs label={ordersWords.waysToReachUs} tabs={tabs} className={`${css.text} ${css.panel}`} />
    </Dialog>
  );
}

function Email({ shortId }: { shortId: string }) {
  const { email, replyHours } = useShop().contact;
  return (
    <>
      <p>{ordersWords.writeToUs(counted(replyHours, ordersWords.hour))}</p>
      <a className="button" href={`mailto:${email}?subject=${encodeURIComponent(ordersWords.orderNumber(shortId))}`}>
        {email}
      </a>
      <TrackingNumberForm shortId={shortId} />
    </>
  );
}

function Phone({ shortId }: { shortId: string }) {
  const { phone, phoneUrl, hours } = useShop().contact;
  return (
    <>
      <p>{ordersWords.callUs(hours)}</p>
      <a className="button" href={phoneUrl}>
        {phone}
      </a>
      <TrackingNumberForm shortId={shortId} />
    </>
  );
}

const TrackingNumberForm = ({ shortId }: { shortId: string }) => (
  <p className={css.muted}>
    {ordersWords.haveOrderNumber} <b>{`#${shortId}`}</b>
  </p>
);
