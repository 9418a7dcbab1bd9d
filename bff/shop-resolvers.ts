import type { Resolvers } from './generated/resolvers.ts';
import { MOST_PIECES } from '../schema/vocabulary.ts';
import { isKnownSort, SORT_IN_REST } from './catalog/enum-maps.ts';
import { claimFacts, otherCategories, shopFacts } from './shop.ts';

/** The resolvers of shop facts. Only the fabrics, and the categories of a foreign host, need a REST call. */
export const shopResolvers = {
  Query: { shop: async (_, __, { settings, readShopSettings }) => shopFacts(settings, await readShopSettings()) },
  Shop: {
    id: () => 'Shop:1',
    categories: async ({ categories }, _, { catalog, capabilities: { isKnown, has }, deadline }, info) => {
      // Our own host has the same categories.
      if (!isKnown || has('categories')) return categories;
      return [
        ...categories,
        ...otherCategories(categories, (await deadline.nullIfLate(catalog.categories(), info)) ?? []),
      ];
    },
    sorts: ({ sorts }, _, { capabilities: { has } }) => sorts.filter((sort) => isKnownSort(SORT_IN_REST[sort], has)),
    claims: async (_, __, { capabilities, readShopSettings }) =>
      claimFacts(await readShopSettings(), capabilities.has('cash-on-delivery')),
    // The specification does not limit a quantity: a basic host refuses one that it doesn't accept.
    limits: ({ limits }, _, { capabilities: { isKnown, has } }) =>
      isKnown && !has('cart-quantity') ? { ...limits, quantity: MOST_PIECES } : limits,
    tellsDeliveryDates: (_, __, { delivery }) => delivery.isOffered,
    // A rich host mails a link that proves the account; a basic host changes a password by the address alone.
    returnReasons: ({ returnReasons }, _, { capabilities }) => (capabilities.has('returns') ? returnReasons : []),
    returnPictures: ({ returnPictures }, _, { capabilities: { has } }) =>
      has('returns') && has('uploads') ? returnPictures : 0,
    pickupWithinDays: ({ pickupWithinDays }, _, { capabilities }) =>
      capabilities.has('returns') ? pickupWithinDays : null,
    mailsPasswordLinks: (_, __, { capabilities }) => capabilities.has('own-account'),
    canTrackOrders: (_, __, { capabilities }) => capabilities.has('order-lookup'),
    fabrics: async (_, __, { catalog, deadline }, info) => {
      const counts = await deadline.nullIfUnavailable(catalog.filterCounts({}), info);
      return counts?.filter(({ filter }) => filter === 'FABRIC').map(({ value }) => value) ?? null;
    },
  },
} satisfies Resolvers;
