import type { ReactNode } from 'react';
import type { OrderAddressFragment, OrderDetailFragment } from '../orders.graphql.generated.ts';
import * as ordersWords from '../../words/orders.ts';
import css from './OrderDetail.module.css';

/** The order's delivery address, billing address, contact and seller. */
export function OrderAddresses({ order: { shippingAddress, billingAddress, seller } }: { order: OrderDetailFragment }) {
  const { phone, alternatePhone, email } = shippingAddress;
  return (
    <div className={css.facts}>
      <Fact title={ordersWords.shippingAddress}>
        <Address of={shippingAddress} />
      </Fact>
      <Fact title={ordersWords.billingAddress}>
        <Address of={billingAddress} />
      </Fact>
      <Fact title={ordersWords.contact}>
        <p>{ordersWords.indianNumber(phone)}</p>
        {alternatePhone && <p>{ordersWords.indianNumber(alternatePhone)}</p>}
        <p>{email}</p>
      </Fact>
      <Fact title={ordersWords.soldBy}>
        <p>{seller.shopName}</p>
      </Fact>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.fact}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Address({ of: { name, address, landmark, city, pinCode, state, country } }: { of: OrderAddressFragment }) {
  return (
    <address>
      <p>{name}</p>
      <p>{address}</p>
      {landmark && <p>{landmark}</p>}
      <p>
        {city} - {pinCode}
      </p>
      <p>
        {state} - {country}
      </p>
    </address>
  );
}
