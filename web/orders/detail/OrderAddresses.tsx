import type { ReactNode } from 'react';
import type { OrderAddressFragment, OrderDetailFragment } from '../orders.graphql.generated.ts';
import * as ordersWords from '../../words/orders.ts';
import css from './OrderDetail.module.css';

interface OrderAddressesProps {
  /** Without a seller it is a whole order, which may have several. */
  order: Pick<OrderDetailFragment, 'shippingAddress' | 'billingAddress'> & Partial<Pick<OrderDetailFragment, 'seller'>>;
}

/** The order's delivery address, billing address, contact and seller. Values that the shop does not return are not shown. */
export function OrderAddresses({ order: { shippingAddress, billingAddress, seller } }: OrderAddressesProps) {
  const { phone, alternatePhone, email } = shippingAddress;
  return (
    <div className={css.facts}>
      <Fact title={ordersWords.shippingAddress} isShown={isShown(shippingAddress)}>
        <Address of={shippingAddress} />
      </Fact>
      <Fact title={ordersWords.billingAddress} isShown={isShown(billingAddress)}>
        <Address of={billingAddress} />
      </Fact>
      <Fact title={ordersWords.contact} isShown={Boolean(phone || alternatePhone || email)}>
        {phone && <p>{ordersWords.indianNumber(phone)}</p>}
        {alternatePhone && <p>{ordersWords.indianNumber(alternatePhone)}</p>}
        {email && <p>{email}</p>}
      </Fact>
      <Fact title={ordersWords.soldBy} isShown={Boolean(seller?.shopName)}>
        <p>{seller?.shopName}</p>
      </Fact>
    </div>
  );
}

function Fact({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <section className={css.fact}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Whether an address has other values than its country, which is always the same. */
const isShown = ({ name, address, city, pinCode, state }: OrderAddressFragment): boolean =>
  [name, address, city, pinCode, state].some((text) => text !== '');

function Address({ of: { name, address, landmark, city, pinCode, state, country } }: { of: OrderAddressFragment }) {
  return (
    <address>
      {name && <p>{name}</p>}
      {address && <p>{address}</p>}
      {landmark && <p>{landmark}</p>}
      {(city || pinCode) && <p>{joined(city, pinCode)}</p>}
      <p>{joined(state, country)}</p>
    </address>
  );
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' - ');
