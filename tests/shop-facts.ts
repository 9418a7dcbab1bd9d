import { graphqlSync } from 'graphql';
import { shopFacts as shopNodeOf } from '../bff/shop.ts';
import { DEFAULT_SETTINGS } from '../schema/settings.ts';
import { type ShopFacts, writeShopFacts } from '../web/shop/shop-facts.ts';
import type { ApolloClient } from '@apollo/client';
import { metaOf } from '../web/data/document-meta.ts';
import { ShopFactsDocument } from '../web/shop/shop.loader.graphql.generated.ts';
import { textOfDocument } from './document-texts.ts';
import { clientSchema } from './schema-of-clients.ts';

const SETTINGS = {
  publicUrl: undefined,
  razorpayKeyId: undefined,
  paymentWidgetUrl: 'https://pay.example/widget.js',
  otpLength: 4,
  costPerSecond: 30_000,
};

/** The gateway's `shop`, made from the owner's facts at the time of the call, for stand-ins of the gateway. */
export const shopNode = (settings: Partial<Parameters<typeof shopNodeOf>[0]> = {}) => ({
  ...shopNodeOf({ ...SETTINGS, ...settings }, DEFAULT_SETTINGS),
  fabrics: ['Silk', 'Georgette', 'Crepe', 'Rayon'],
  tellsDeliveryDates: false,
  mailsPasswordLinks: true,
  noticeKinds: [],
  canTrackOrders: true,
});

/** The facts of this shop on every page. */
export function shopFacts(shop: object = shopNode()): ShopFacts {
  const source = textOfDocument(metaOf(ShopFactsDocument).hash);
  const { data } = graphqlSync({ schema: clientSchema(), source, rootValue: { shop } });
  return JSON.parse(JSON.stringify(data?.['shop']));
}

/** Writes the shop's facts into the client's cache, as every page does; those of `shop` if it is given. */
export function knowShop<Client extends Pick<ApolloClient, 'cache'>>(client: Client, shop?: object): Client {
  writeShopFacts(client.cache, shopFacts(shop));
  return client;
}
