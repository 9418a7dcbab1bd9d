import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANCEL_REASONS, RETURN_REASONS } from '../../../schema/reasons.ts';
import { CATEGORIES, HOME_SECTIONS, PROMISES, SHOP } from '../../../schema/shop.ts';
import { INDIAN_STATES } from '../../../schema/states.ts';
import { MAX_PICTURES } from '../../../schema/uploads.ts';
import {
  MAX_QUANTITY,
  MOST_PIECES,
  ORDER_PAGE_SIZE,
  PAGE_SIZE,
  PICKUP_WITHIN_DAYS,
} from '../../../schema/vocabulary.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const SHOP_QUERY = `{ shop {
  name nameInHindi tagline trade description offer newsletter url currency states fabrics homeSections
  categories { name plural line }
  claims { title text } contact { email replyHours phone phoneUrl hours chatUrl address } social { name url }
  policies { returnDays damageHours firstPurchasePercent holdMinutes freeShippingOver { amount } processingDays { from to }
    standardDeliveryDays { from to } expressDeliveryDays { from to } cancelRefundDays { from to } returnRefundDays { from to } }
  limits { quantity cartLines wishlistItems otpDigits passwordCharacters passwordCharactersAtMost reviewCharacters addressName addressText addressCity }
  pageSizes { products orders reviews } collections { value label } occasions { value label } cancelReasons { value label }
  payment { provider keyId widgetUrl } pictures { origin widths ratio } api { depth aliases cost tokens bodyBytes ids } } }`;

describe('the shop itself', () => {
  let own: OrderShop;
  let basic: MisbehavingShop;
  beforeAll(async () => {
    own = await createOrderShop();
    basic = await createMisbehavingShop();
  });
  afterAll(async () => {
    await own.close();
    await basic.close();
  });

  it('returns to a client the facts on the pages, by no call except for its fabrics', async () => {
    own.calls.length = 0;
    const { data, errors } = await own.gateway.request(SHOP_QUERY);
    expect(errors).toBeUndefined();
    expect(own.calls).toEqual(['searchProducts']);
    const { shop } = data;
    expect(shop).toMatchObject({
      name: SHOP.name,
      trade: SHOP.trade,
      newsletter: SHOP.newsletter,
      homeSections: HOME_SECTIONS,
      currency: 'INR',
      states: INDIAN_STATES,
      contact: { email: SHOP.email, phone: SHOP.phone.display, hours: SHOP.hours },
      policies: {
        returnDays: PROMISES.returnDays,
        freeShippingOver: { amount: PROMISES.freeShippingOver * 100 },
        cancelRefundDays: { from: 5, to: 7 },
        firstPurchasePercent: 5,
      },
      limits: { quantity: MAX_QUANTITY, otpDigits: 4, passwordCharacters: 8, passwordCharactersAtMost: 128 },
      pageSizes: { products: PAGE_SIZE, orders: ORDER_PAGE_SIZE },
      payment: { provider: 'razorpay' },
    });
    expect(shop.cancelReasons.map(({ label }: { label: string }) => label)).toEqual(Object.values(CANCEL_REASONS));
    expect(shop.categories.map(({ name }: { name: string }) => name)).toEqual(CATEGORIES);
    expect(shop.categories).toContainEqual(expect.objectContaining({ name: 'Saree', plural: 'Sarees' }));
    expect(shop.fabrics.length).toBeGreaterThan(0);
    expect(shop.collections).toContainEqual({ value: 'BEST_SELLERS', label: 'Best Sellers' });
  });

  it('promises cash at the door only where the host takes it', async () => {
    const query = '{ shop { claims { title text } } }';
    const claimsOf = async (gateway: TestGateway) => (await gateway.request(query)).data.shop.claims;
    const [reported, toldBasic] = [await claimsOf(own.gateway), await claimsOf((await basic.open()).gateway)];
    expect(JSON.stringify(reported)).toContain('cash on delivery');
    expect(JSON.stringify(toldBasic)).not.toMatch(/cash/i);
    const titles = SHOP.claims.map(({ title }) => title);
    expect([reported, toldBasic].map((all) => all.map(({ title }: { title: string }) => title))).toEqual([
      titles,
      titles,
    ]);
  });

  it('lists the categories that a host has beyond its own, after them', async () => {
    const { products } = basic.shop.catalogue;
    const [first] = products;
    if (!first) throw new Error('The host sells nothing.');
    products.push({ ...first, productId: 'blouse-1', category: 'Blouse', variants: [] });
    const { gateway } = await basic.open();
    const names = async () =>
      (await gateway.request('{ shop { categories { name plural line } } }')).data.shop.categories.map(
        ({ name, plural }: { name: string; plural: string }) => `${name} ${plural}`,
      );
    const all = await names();
    expect(all.slice(CATEGORIES.length)).toEqual(['Blouse Blouse']);
    expect(all[0]).toBe('Saree Sarees');
    products.pop();
  });

  it('reports whether a link to a new password is mailed', async () => {
    const query = '{ shop { mailsPasswordLinks } }';
    const basicGateway = (await basic.open()).gateway;
    const responses = await Promise.all([own.gateway, basicGateway].map((gateway) => gateway.request(query)));
    expect(responses.map(({ data }) => data?.shop.mailsPasswordLinks)).toEqual([true, false]);
  });

  it('has reasons and pick-up days of returns, unless the host has no returns', async () => {
    const query = '{ shop { returnReasons { label } returnPictures pickupWithinDays } }';
    const { data } = await own.gateway.request(query);
    expect(data.shop.returnReasons.map(({ label }: { label: string }) => label)).toEqual(Object.values(RETURN_REASONS));
    expect(data.shop.returnPictures).toBe(MAX_PICTURES);
    expect(data.shop.pickupWithinDays).toBe(PICKUP_WITHIN_DAYS);
    const basicShop = (await (await basic.open()).gateway.request(query)).data.shop;
    expect(basicShop).toEqual({ returnReasons: [], returnPictures: 0, pickupWithinDays: null });
  });

  it('enforces the limits that it returns', async () => {
    const { data } = await own.gateway.request('{ shop { api { depth aliases tokens ids } limits { quantity } } }');
    const { api, limits } = data.shop;
    const code = async (query: string) => (await own.gateway.request(query)).errors?.[0]?.extensions?.['code'];
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, at) => `a${at}: __typename`).join(' ')} }`;
    expect([await code(aliases(api.aliases)), await code(aliases(api.aliases + 1))]).toEqual([
      undefined,
      'QUERY_TOO_COSTLY',
    ]);
    const nodes = (count: number) =>
      `{ nodes(ids: ${JSON.stringify(Array.from({ length: count }, (_, at) => `Product:x${at}`))}) { id } }`;
    expect([await code(nodes(api.ids)), await code(nodes(api.ids + 1))]).toEqual([undefined, 'BAD_USER_INPUT']);
    const asha = await own.newShopper();
    const add = (quantity: number) =>
      asha.request(
        'mutation ($quantity: Int!) { addToCart(input: { sku: "SK-50", quantity: $quantity }) { userErrors { code } } }',
        { quantity },
      );
    expect((await add(limits.quantity + 1)).data.addToCart.userErrors).toEqual([{ code: 'INVALID_INPUT' }]);
  });

  it('is the same on a basic host, and while the host is unavailable all but its fabrics and its own categories', async () => {
    const { gateway } = await basic.open();
    const reported = (await gateway.request(SHOP_QUERY)).data.shop;
    expect(reported.limits.quantity).toBe(MOST_PIECES);
    expect([reported.name, reported.fabrics]).toEqual([SHOP.name, expect.arrayContaining(['Silk', 'Georgette'])]);
    const opened = await basic.open();
    basic.host.twist = (_, response) => void Object.assign(response, { status: 503, body: {} });
    const { data, errors, extensions } = await opened.gateway.request(SHOP_QUERY);
    expect([errors, data.shop.name, data.shop.fabrics]).toEqual([undefined, SHOP.name, null]);
    expect(data.shop.categories).toHaveLength(CATEGORIES.length);
    expect(extensions?.incomplete).toMatchObject([{ path: ['shop', 'fabrics'] }]);
  });

  it('may be cached for five minutes', async () => {
    const { headers } = await own.gateway.request('{ shop { name policies { returnDays } } }');
    expect(headers.get('cache-control')).toBe('max-age=300, public');
  });
});
