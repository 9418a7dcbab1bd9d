import type { ApolloClient } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { graphqlSync, print } from 'graphql';
import { shopFacts as shopNodeOf } from '../bff/shop.ts';
import type { ShopFacts } from '../web/shop/shop-facts.ts';
import { ShopFactsDocument } from '../web/shop/shop.graphql.generated.ts';
import { createClientSchema } from './schema-of-clients.ts';

const SETTINGS = {
  publicUrl: undefined,
  razorpayKeyId: undefined,
  paymentWidgetUrl: 'https://pay.example/widget.js',
  otpLength: 4,
  costPerSecond: 30_000,
};

/** The gateway's `shop`, made of the owner's facts as they are when this is called, for gateways that tests stand in for. */
export const shopNode = (settings: Partial<Parameters<typeof shopNodeOf>[0]> = {}) => ({
  ...shopNodeOf({ ...SETTINGS, ...settings }),
  fabrics: ['Silk', 'Georgette', 'Crepe', 'Rayon'],
  tellsDeliveryDates: false,
  mailsPasswordLinks: true,
});

/** What every page knows of this shop. */
export function shopFacts(shop: object = shopNode()): ShopFacts {
  const source = print(addTypenameToDocument(ShopFactsDocument));
  const { data } = graphqlSync({ schema: createClientSchema(), source, rootValue: { shop } });
  return JSON.parse(JSON.stringify(data?.['shop']));
}

/** Puts the shop's facts into the client's cache, as the server does for every page; those of `shop` when it is given. */
export function knowShop<Client extends Pick<ApolloClient, 'writeQuery'>>(client: Client, shop?: object): Client {
  client.writeQuery({ query: ShopFactsDocument, data: { shop: shopFacts(shop) } });
  return client;
}
