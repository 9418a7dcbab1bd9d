import { addTypenameToDocument } from '@apollo/client/utilities';
import { graphqlSync, print } from 'graphql';
import { shopFacts as shopNodeOf } from '../bff/shop.ts';
import { type ShopFacts, writeShopFacts } from '../web/shop/shop-facts.ts';
import type { ApolloClient } from '@apollo/client';
import { ShopFactsDocument } from '../web/shop/shop.graphql.generated.ts';
import { createClientSchema } from './schema-of-clients.ts';

const SETTINGS = {
  publicUrl: undefined,
  razorpayKeyId: undefined,
  paymentWidgetUrl: 'https://pay.example/widget.js',
  otpLength: 4,
  costPerSecond: 30_000,
};

/** The gateway's `shop`, made from the owner's facts at the time of the call, for stand-ins of the gateway. */
export const shopNode = (settings: Partial<Parameters<typeof shopNodeOf>[0]> = {}) => ({
  ...shopNodeOf({ ...SETTINGS, ...settings }),
  fabrics: ['Silk', 'Georgette', 'Crepe', 'Rayon'],
  tellsDeliveryDates: false,
  mailsPasswordLinks: true,
});

/** The facts of this shop on every page. */
export function shopFacts(shop: object = shopNode()): ShopFacts {
  const source = print(addTypenameToDocument(ShopFactsDocument));
  const { data } = graphqlSync({ schema: createClientSchema(), source, rootValue: { shop } });
  return JSON.parse(JSON.stringify(data?.['shop']));
}

/** Writes the shop's facts into the client's cache, as every page does; those of `shop` if it is given. */
export function knowShop<Client extends Pick<ApolloClient, 'cache'>>(client: Client, shop?: object): Client {
  writeShopFacts(client.cache, shopFacts(shop));
  return client;
}
