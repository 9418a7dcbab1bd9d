import { ApolloClient, ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { parse, print } from 'graphql';
import { Observable } from 'rxjs';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { Json } from '../../json.ts';

const MONEY = '{ amount display }';
const TRAIL = `{ subtotal ${MONEY} paid ${MONEY} kept ${MONEY} refundDue ${MONEY} refundSent ${MONEY} toCollect ${MONEY} }`;
const VARIANT = 'variant { id sku stock inStock }';
const LINE = `id quantity available lineTotal ${MONEY} ${VARIANT}`;
const BILL = `subtotal ${MONEY} firstPurchaseDiscount ${MONEY} promoDiscount ${MONEY} promoCode total ${MONEY}`;
const ITEM = `id status canCancel canReview moneyTrail ${TRAIL} refund { status amount ${MONEY} } ${VARIANT}`;
const PAGE = 'pageInfo { totalItems hasNextPage }';
const ORDER = `id total ${MONEY} moneyTrail ${TRAIL} refunds { status amount ${MONEY} orderItem { id } } items { ${ITEM} }`;

/** The queries of a client's screens, by the screen's name: fields of `me`. */
const OF_SHOPPER = {
  badge: 'cart { id itemCount }',
  cart: `cart { id items { ${LINE} } }`,
  bill: `cart { id promoCode bill { ${BILL} } }`,
  cartByCursors: `cart { id itemsConnection(first: 20) { totalCount nodes { ${LINE} } } }`,
  orders: `orders(first: 5) { totalCount nodes { ${ORDER} } }`,
  allItems: `orderItems(page: 1) { nodes { ${ITEM} } ${PAGE} }`,
  placedItems: `placed: orderItems(status: PLACED, page: 1) { nodes { ${ITEM} } ${PAGE} }`,
  cancelledItems: `cancelled: orderItems(status: CANCELLED, page: 1) { nodes { ${ITEM} } ${PAGE} }`,
  profile: 'name isFirstPurchase',
  addresses: 'addresses { id lastUsedAt isDefault }',
  wishlist: `wishlist { id itemCount items { id ${VARIANT} } }`,
  devices: 'sessions { id isCurrent }',
  notices: 'notices(first: 20) { totalCount nodes { id kind isConfirmed } }',
} as const;
/** The fields of the wishlist that a payload must select. */
export const WISHLIST_SCREEN = OF_SHOPPER.wishlist.replace(/^wishlist \{ | \}$/g, '');
const insideCart = (fields: string) => fields.replace(/^cart \{ id /, '').replace(/ \}$/, '');
/** The fields that a payload must select of its cart. */
export const CART_SCREENS = [OF_SHOPPER.badge, OF_SHOPPER.cart, OF_SHOPPER.bill, OF_SHOPPER.cartByCursors]
  .map(insideCart)
  .join(' ');
/** A screen of the shopper. */
export type ShopperScreen = keyof typeof OF_SHOPPER;

/** The fields that a payload must select of the shopper for these screens. */
export const selectionOf = (screens: readonly ShopperScreen[]): string =>
  `shopper { id ${screens.map((screen) => OF_SHOPPER[screen]).join(' ')} }`;

const PRODUCT = 'product(id: "p-00001") { id rating reviewCount variants { id sku stock inStock } }';
/** The queries of fourteen screens: those of the shopper, and a product's page. */
export const SCREENS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(OF_SHOPPER).map(([name, fields]) => [name, `{ me { id ${fields} } }`])),
  product: `{ ${PRODUCT} }`,
};
/** The query of all screens together, which fills a cache as their own queries do. */
const ALL_SCREENS = `{ me { id ${Object.values(OF_SHOPPER).join(' ')} } ${PRODUCT} }`;

const POLICY = { errorPolicy: 'all' } as const;
const ALL = { query: POLICY, watchQuery: POLICY, mutate: POLICY };

/** A client with the default cache, which has read every screen. */
export interface CachedScreens {
  /** Runs a mutation, whose result the cache stores. Returns its data. */
  mutate(document: string, input: object): Promise<Json>;
  /** Writes the shopper of a payload, or null, to `me`. */
  writeMe(shopper: { id: string } | null): void;
  /** The names of the screens that the cache shows otherwise than a fresh read does. A screen may be incomplete if that is allowed. */
  findStale(mayBeIncomplete?: boolean): Promise<string[]>;
}

/** Reads all screens into a default cache. */
export async function openScreens(browser: TestBrowser): Promise<CachedScreens> {
  const link = new ApolloLink(
    ({ query, variables }) =>
      new Observable((reader) => {
        browser.request(print(query), variables).then(
          ({ data, errors }) => {
            reader.next({ data, ...(errors ? { errors } : {}) });
            reader.complete();
          },
          (error: unknown) => reader.error(error),
        );
      }),
  );
  const createClient = () => new ApolloClient({ link, cache: new InMemoryCache(), defaultOptions: ALL });
  const client = createClient();
  const documentOf = (text: string): TypedDocumentNode<Json, Record<string, unknown>> => parse(text);
  const fill = (one: ApolloClient) => one.query({ query: documentOf(ALL_SCREENS), fetchPolicy: 'network-only' });
  const readAll = async (from: ApolloClient) => {
    const found: Record<string, unknown> = {};
    for (const [name, text] of Object.entries(SCREENS))
      found[name] = (await from.query({ query: documentOf(text), fetchPolicy: 'cache-only' })).data;
    return found;
  };
  await fill(client);
  return {
    mutate: async (document, input) =>
      (await client.mutate({ mutation: documentOf(document), variables: { input } })).data,
    writeMe: (shopper) =>
      void client.cache.writeQuery({
        query: documentOf('{ me { id } }'),
        data: { me: shopper && { __typename: 'Shopper', id: shopper.id } },
      }),
    findStale: async (mayBeIncomplete = false) => {
      const newClient = createClient();
      await fill(newClient);
      const [cached, fresh] = [await readAll(client), await readAll(newClient)];
      const isStale = (name: string) =>
        fresh[name] === undefined || JSON.stringify(cached[name]) !== JSON.stringify(fresh[name]);
      return Object.keys(SCREENS).filter((name) => isStale(name) && !(mayBeIncomplete && cached[name] === undefined));
    },
  };
}
