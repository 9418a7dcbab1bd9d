import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { ordersPath } from '../paths.ts';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Facts } from '../ui/Facts.tsx';
import { HeldRecord } from '../ui/HeldRecord.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import { Thumbnail } from '../catalog/Thumbnail.tsx';
import * as words from '../words.ts';
import { SaleDocument, type SaleDetailFragment } from './orders.graphql.generated.ts';
import css from './OrderPage.module.css';
import { SaleActions } from './SaleActions.tsx';
import { SaleOrderParts } from './SaleOrderParts.tsx';
import { SaleStatus } from './SaleStatus.tsx';

/** `/orders/:id`: one sold item, its money and its history, and the next steps. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(SaleDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const sale = useLastFound(data?.me?.sale, id);
  const back = <Link to={ordersPath()}>{words.allOrders}</Link>;
  return (
    <Screen title={sale ? `${words.order} ${sale.shortId}` : words.order} beside={back}>
      {sale ? (
        <Sale key={id} sale={sale} />
      ) : error ? (
        <FailedNotice words={words.failedToLoad} retry={() => void refetch()} />
      ) : data?.me ? (
        <EmptyNotice words={words.noSuchOrder} hint={words.noSuchOrderHint} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

const Sale = ({ sale }: { sale: SaleDetailFragment }) => (
  <div className={css.columns}>
    <Piece sale={sale} />
    <Part title={words.actions}>
      <HeldRecord latest={sale} versionOf={({ status }) => status}>
        {(held) => <SaleActions sale={held} />}
      </HeldRecord>
    </Part>
    <Part title={words.address}>
      <Address {...sale.shippingAddress} />
    </Part>
    <Part title={words.money}>
      <Facts facts={moneyOf(sale)} />
    </Part>
    <Part title={words.history}>
      <Facts facts={historyOf(sale)} />
    </Part>
    {sale.orderId && <SaleOrderParts orderId={sale.orderId} itemId={sale.id} hasPapers={sale.status !== 'CANCELLED'} />}
  </div>
);

/** The sold item with its picture and its state. */
const Piece = ({ sale }: { sale: SaleDetailFragment }) => (
  <section className={css.piece} aria-label={words.piece}>
    <Thumbnail url={sale.image.largeUrl} alt={sale.image.alt} width={120} />
    <div>
      <h2>{sale.name}</h2>
      <p>
        <SaleStatus {...sale} />
      </p>
      <Facts
        facts={[
          [words.quantity, String(sale.quantity)],
          [words.sku, [sale.sku, sale.color, sale.size].filter(Boolean).join(' · ')],
          [words.seller, sale.seller.shopName],
        ]}
      />
    </div>
  </section>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Address = (address: SaleDetailFragment['shippingAddress']) => (
  <address className={css.address}>
    {address.name}
    <br />
    {address.address}
    {address.landmark && `, ${address.landmark}`}
    <br />
    {address.city}, {address.state} {address.pinCode}
    <br />
    <a href={`tel:+91${address.phone}`}>{address.phone}</a>
    {address.alternatePhone && `, ${address.alternatePhone}`}
    <br />
    {address.email}
  </address>
);

type Sum = SaleDetailFragment['discount'];

/** The sums of an item that are not 0, and always its total. */
function moneyOf({ unitPrice, discount, total, moneyTrail, paymentMethod }: SaleDetailFragment): [string, string][] {
  const { paid, toCollect, refundDue, refundSent } = moneyTrail;
  const present = (...sums: [string, Sum][]): [string, string][] =>
    sums.flatMap(([name, { amount, display }]): [string, string][] => (amount === 0 ? [] : [[name, display]]));
  return [
    [words.price, unitPrice.display],
    ...present([words.discount, discount]),
    [words.total, `${total.display} · ${paymentMethod === 'CASH_ON_DELIVERY' ? words.cash : words.online}`],
    ...present(
      [words.paid, paid],
      [words.toCollect, toCollect],
      [words.refundDue, refundDue],
      [words.refundSent, refundSent],
    ),
  ];
}

/** The events of an item with their dates, oldest first. */
function historyOf(sale: SaleDetailFragment): [string, string][] {
  const steps = [
    [words.placed, sale.placedAt],
    [words.statusWords.CONFIRMED, sale.confirmedAt],
    [words.statusWords.DISPATCHED, sale.dispatchedAt],
    [words.statusWords.DELIVERED, sale.deliveredAt],
    [words.statusWords.CANCELLED, sale.cancellation?.cancelledAt],
  ] as const;
  const known = steps.flatMap(([name, at]): [string, string][] => (at ? [[name, dayInIndia(at)]] : []));
  const reason = sale.cancellation?.reasonText;
  return [
    ...known,
    ...(sale.tracking
      ? [
          [words.tracking, [sale.tracking.carrier, sale.tracking.id].filter(Boolean).join(' · ')] satisfies [
            string,
            string,
          ],
        ]
      : []),
    ...(reason ? [[words.reason, reason] satisfies [string, string]] : []),
  ];
}
