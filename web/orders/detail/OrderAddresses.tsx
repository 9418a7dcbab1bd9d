import type { ReactNode } from 'react';
import type { OrderAddressFragment, OrderDetailFragment } from '../orders.graphql.generated.ts';
import css from './OrderDetail.module.css';

/** The order's delivery address, billing address, contact and seller. */
export function OrderAddresses({ order: { shippingAddress, billingAddress, seller } }: { order: OrderDetailFragment }) {
  const { phone, email } = shippingAddress;
  return (
    <div className={css.facts}>
      <Fact title="Shipping address">
        <Address of={shippingAddress} />
      </Fact>
      <Fact title="Billing address">
        <Address of={billingAddress} />
      </Fact>
      <Fact title="Contact">
        <p>+91-{phone}</p>
        <p>{email}</p>
      </Fact>
      <Fact title="Sold by">
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

function Address({ of: { name, address, city, pinCode, state, country } }: { of: OrderAddressFragment }) {
  return (
    <address>
      <p>{name}</p>
      <p>{address}</p>
      <p>
        {city} - {pinCode}
      </p>
      <p>
        {state} - {country}
      </p>
    </address>
  );
}
