import { ACCESS_DRAFT } from './newsletter-trials.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../json.ts';
import { plainFieldsOf } from '../../hosts/schema-mutations.ts';
import type { Reply } from '../../hosts/test-gateway.ts';
import { CALLERS, createAccessShop, type AccessShop, type CallerName, type Things } from './access-callers.ts';
import { inputFieldsOf, mutationDocument, PLACES, readOfMe, selectField, wayTo } from './access-documents.ts';
import { firstOf, inputOf, outcomeOf, valuesAt } from './access-outcomes.ts';
import { cellsOf, STAFF_CALLERS } from './access-roles.ts';
import { ACCESS, HIDDEN_FROM_SELLERS, HIDDEN_FROM_STAFF, UNSET } from './access-table.ts';

const [MINE, THEIRS] = ['Quartzwing', 'Saffrontail'];
let shop: AccessShop;
/** The owner's objects: those with a dispatched order, and those with a cancelled one. */
let sent: Things;
let cancelled: Things;
let others: Things;
beforeAll(async () => {
  shop = await createAccessShop();
  const { owner, 'other shopper': other } = shop.callers;
  [sent, cancelled] = [await shop.giveThings(owner, MINE), await shop.giveThings(owner, MINE, 'Cancelled')];
  others = await shop.giveThings(other, THEIRS, 'Delivered');
  const input = { orderItemId: others.orderItemId, rating: 5, comment: 'Bright as it was shown.' };
  await other.request(mutationDocument('reviewOrderItem'), { input });
  await owner.request(mutationDocument('updateProfile'), { input: { name: `${MINE} Verma`, phone: '9847012345' } });
});
afterAll(() => shop.close());

type GraphqlResponse = Pick<Reply, 'data' | 'errors'>;
const STAFF_RULES: ReadonlySet<string> = new Set([
  'its seller',
  'reader of its seller',
  'part of what its seller reads',
  'staff, their own',
  'part of a staff list',
  'reader of the shop',
  'part of the data of the shop',
]);
/** Staff may also read objects that they sell: a separate test checks that. */
const withoutSales = (place: string, caller: CallerName, response: GraphqlResponse): GraphqlResponse =>
  STAFF_RULES.has(ACCESS.get(place) ?? '') && STAFF_CALLERS.includes(caller)
    ? withoutKeys(response, [
        'orderItem',
        'nodes',
        'edges',
        'sale',
        'saleReturn',
        'return',
        'saleOrder',
        'shopperRecord',
      ])
    : response;
/** The owner's session continues by its cookie, although the access token has expired. */
const withoutOwnSession = (place: string, caller: CallerName, response: GraphqlResponse): GraphqlResponse =>
  ACCESS.get(place) === 'bearer of a session' && caller === 'expired token'
    ? withoutKeys(response, ['shopper'])
    : response;
const withoutKeys = (response: GraphqlResponse, keys: readonly string[]): GraphqlResponse =>
  JSON.parse(JSON.stringify(response, (key, value) => (keys.includes(key) ? null : value)));
/** Returns the places of the owner's data in the responses to others, including the email address and the ids. */
function leaksIn(response: GraphqlResponse, mark: string, things: readonly Things[]): string[] {
  const text = JSON.stringify([response.data, response.errors]);
  return [...new Set([mark, ...things.flatMap((one) => Object.values<string>({ ...one }))])].filter((secret) =>
    text.includes(secret),
  );
}

const valuesFor = (things: Things) => ({
  'Product.matchingVariant.text': 'indigo',
  'Shopper.order.id': things.orderId,
  'Shopper.orderItem.id': things.orderItemId,
  'Shopper.sale.id': things.orderItemId,
  'Shopper.return.id': things.returnId,
  'Shopper.saleOrder.id': things.orderId,
  'Shopper.saleInvoice.id': 'iv-aaaaaaaaaaaaaaaa',
  // A cancelled item has no papers.
  orderItemIds: [sent.orderItemId],
  'Shopper.saleReturn.id': things.returnId,
  'Shopper.payment.id': things.paymentOrderId,
  'Shopper.shopperRecord.shopperId': things.shopperId,
  'Shopper.promoCode.code': 'OFFER',
  'Shopper.sellerStatements.month': '2026-11',
  'Shopper.newsletterDraft.id': ACCESS_DRAFT,
  'Query.node.id': `OrderItem:${things.orderItemId}`,
  'Query.nodes.ids': [`OrderItem:${things.orderItemId}`],
  'Query.products.first': 2,
  'Subscription.order.id': things.orderId,
  'Subscription.orderItem.id': things.orderItemId,
  id: 'p-00001',
  name: 'Saree',
  sku: 'SK-1',
  skus: ['SK-1'],
  slug: 'leheriya',
  reviewIds: ['rv-aaaaaaaaaaaaaaaa'],
  code: '302003',
  pinCode: '302003',
});
/** Items of payments of orders are too many to be read completely. */
const depthOf = (place: string) => (['Payment.orderItems', 'Query.me'].includes(place) ? 0 : 1);
const split = (place: string): [type: string, field: string] => {
  const [type = '', field = ''] = place.split('.');
  return [type, field];
};
const placesOf = (isWanted: (type: string) => boolean) => PLACES.filter((place) => isWanted(split(place)[0]));

/** The outcome of a caller; a leak to others is added to it. */
function outcomeWithLeaks(caller: CallerName, response: GraphqlResponse, path: readonly string[]): string {
  const ofOwner = caller === 'owner' ? [] : leaksIn(response, MINE, [sent, cancelled]);
  const ofOther = caller === 'other shopper' ? [] : leaksIn(response, THEIRS, [others]);
  return [outcomeOf(response, path), ...ofOwner, ...ofOther].join(' ');
}

/** Runs it as each caller, and returns the outcomes. */
async function outcomes(path: readonly string[], request: (caller: CallerName) => Promise<GraphqlResponse>) {
  const cells: Record<string, string> = {};
  for (const caller of CALLERS) cells[caller] = outcomeWithLeaks(caller, await request(caller), path);
  return cells;
}

/** The most fields in one request: the costs of an operation have a limit. */
const MOST_TOGETHER = 12;

const queryOf = (places: readonly string[], things: Things): string => {
  const [type] = split(places[0] ?? '');
  const values = valuesFor(things);
  const fields = places.map((place) => selectField(type, split(place)[1], values, depthOf(place)));
  return readOfMe(type, fields, values);
};
const pathOf = (place: string): string[] => ['me', ...wayTo(split(place)[0]), split(place)[1]];

/** The response to one of several fields of an object, as if it had been read alone; undefined if the others hide it. */
function partOf({ data, errors }: GraphqlResponse, place: string): GraphqlResponse | undefined {
  if (!errors) return { data };
  // Together the fields can cost too much.
  if (errors.some((error) => !error.path)) return undefined;
  const path = pathOf(place);
  const own = errors.filter(({ path: at = [] }) =>
    at.filter((step) => typeof step === 'string').every((step, nth) => nth >= path.length || step === path[nth]),
  );
  if (own.length > 0) return { data, errors: own };
  // An error of another field can set the whole object to null.
  return valuesAt(data, path.slice(0, -1)).length > 0 ? { data } : undefined;
}

/** The outcomes of fields of one personal type for each caller: all are read in one request where possible. */
async function outcomesOfFields(places: readonly string[], things: Things) {
  const cells = new Map(places.map((place): [string, Record<string, string>] => [place, {}]));
  for (const caller of CALLERS) {
    const read = async (some: readonly string[]) =>
      withoutSales(some[0] ?? '', caller, await shop.callers[caller].request(queryOf(some, things)));
    const together = await read(places);
    for (const [place, cell] of cells) {
      const response = partOf(together, place) ?? (await read([place]));
      cell[caller] = outcomeWithLeaks(caller, response, pathOf(place));
    }
  }
  return cells;
}

/** Returns everything that a change of the owner's objects would change. */
async function stateOfOwner(): Promise<Json> {
  const lists = `sessions { sessionId } addresses { ${plainFieldsOf('SavedAddress')} }
    cart { items { ${plainFieldsOf('CartItem').replace('availableQuantity', '')} } } wishlist { items { ${plainFieldsOf('WishlistItem')} } }
    orderItems { nodes { ${plainFieldsOf('OrderItem')} } }`;
  const { data, errors } = await shop.callers.owner.request(`{ me { ${plainFieldsOf('Shopper')} ${lists} } }`);
  expect(errors).toBeUndefined();
  return data;
}

describe('the read access of each role', () => {
  it('is declared for every root field and for personal data: a new field needs a row', () => {
    expect([...ACCESS.keys()].toSorted()).toEqual([...PLACES].toSorted());
  });

  for (const place of placesOf((type) => type === 'Query')) {
    it(`${place}: ${ACCESS.get(place)}`, async () => {
      const [type, field] = split(place);
      const query = `{ ${selectField(type, field, valuesFor(sent), depthOf(place))} }`;
      expect(await outcomes([field], (caller) => shop.callers[caller].request(query))).toEqual(cellsOf(place));
    });
  }

  for (const place of placesOf((type) => type === 'Subscription')) {
    it(`${place}: ${ACCESS.get(place)}`, async () => {
      const [type, field] = split(place);
      const query = `subscription { ${selectField(type, field, valuesFor(sent), 1)} }`;
      const request = (caller: CallerName) => firstOf(shop.gateway.address, shop.callers[caller], query);
      expect(await outcomes([field], request)).toEqual(cellsOf(place));
    });
  }
});

describe('personal data', () => {
  const types = new Set(
    placesOf((type) => !['Query', 'Mutation', 'Subscription'].includes(type)).map((one) => split(one)[0]),
  );
  for (const type of types) {
    it(`${type}: no other shopper reads a field of it, by any id`, async () => {
      const places = placesOf((one) => one === type);
      expect(places).not.toEqual([]);
      const isOfStaff = (place: string) => STAFF_RULES.has(ACCESS.get(place) ?? '');
      for (const group of [places.filter(isOfStaff), places.filter((place) => !isOfStaff(place))])
        for (let at = 0; at < group.length; at += MOST_TOGETHER)
          await expectOnlyTheOwner(group.slice(at, at + MOST_TOGETHER));
    });
  }

  async function expectOnlyTheOwner(places: readonly string[]) {
    const ofOwner: [place: string, outcome: string | undefined][] = [];
    // Most queries name no object.
    const isNamed = queryOf(places, sent) !== queryOf(places, cancelled);
    for (const things of isNamed ? [sent, cancelled] : [sent]) {
      for (const [place, { owner, ...cells }] of await outcomesOfFields(places, things)) {
        ofOwner.push([place, owner]);
        // Others get their own data, if they have any.
        const { owner: _owner, ...expected } = cellsOf(place);
        const asExpected = Object.entries(expected).map(([caller, outcome]) => [
          caller,
          outcome === 'data' && cells[caller] === 'nothing' ? 'nothing' : outcome,
        ]);
        expect({ [place]: cells }).toEqual({ [place]: Object.fromEntries(asExpected) });
      }
    }
    for (const place of places)
      expect(ofOwner).toContainEqual([place, UNSET.has(place) ? 'nothing' : cellsOf(place).owner]);
  }

  it('OrderItem: its seller and the administrators read the fields that they need, and another seller none', async () => {
    for (const place of placesOf((type) => type === 'OrderItem')) {
      const [type, field] = split(place);
      const inner = selectField(type, field, valuesFor(sent), 0);
      const query = `{ me { sales { nodes { orderItemId ${inner} } } } }`;
      const read = async (caller: CallerName) => {
        const { data } = await shop.callers[caller].request(query);
        return valuesAt(data, ['me', 'sales', 'nodes']).find((one) => one.orderItemId === sent.orderItemId);
      };
      const { data } = await shop.callers.owner.request(
        `{ me { orderItem(id: "${sent.orderItemId}") { orderItemId ${inner} } } }`,
      );
      const own = HIDDEN_FROM_STAFF.has(field) ? { ...data.me.orderItem, [field]: null } : data.me.orderItem;
      const ofSeller = field.endsWith('Address')
        ? { ...own, [field]: { ...own[field], name: `${MINE} Verma`, ...HIDDEN_FROM_SELLERS } }
        : own;
      const found = [
        await read('seller'),
        await read('admin'),
        await read('other seller'),
        await read('other shopper'),
      ];
      expect([place, ...found]).toEqual([place, ofSeller, own, undefined, undefined]);
      expect(JSON.stringify(found[0])).not.toContain(sent.email);
    }
  });
});

describe('the write access of each role', () => {
  // The mutations that end sessions come last, in this order.
  const LAST = ['Mutation.refreshSession', 'Mutation.revokeSession', 'Mutation.revokeOtherSessions', 'Mutation.logout'];
  const places = placesOf((type) => type === 'Mutation');
  for (const place of places.toSorted((one, other) => LAST.indexOf(one) - LAST.indexOf(other))) {
    const [, name] = split(place);
    it(`${place}: ${ACCESS.get(place)}`, async () => {
      const isTheirs = ['its shopper', 'every shopper'].includes(ACCESS.get(place) ?? '');
      const needsThings = isTheirs || inputFieldsOf(name).some((field) => field.name in sent);
      const mine = needsThings ? await shop.giveThings(shop.callers.owner, MINE, statusFor(name)) : sent;
      const before = isTheirs ? await stateOfOwner() : undefined;
      const cells = await outcomes([name], async (caller) => {
        if (caller === 'owner' && isTheirs) expect(await stateOfOwner()).toEqual(before);
        const browser = shop.callers[caller];
        const hasInput = inputFieldsOf(name).length > 0;
        const response = await browser.request(
          mutationDocument(name),
          hasInput ? { input: await inputOf(name, browser, mine) } : {},
        );
        return withoutOwnSession(place, caller, withoutSales(place, caller, response));
      });
      expect(cells).toEqual(cellsOf(place));
    });
  }
});

/** The status in which most callers of a mutation can do something. */
const statusFor = (name: string) =>
  name === 'reviewOrderItem'
    ? 'Delivered'
    : name === 'dispatchOrderItem'
      ? 'Confirm'
      : name === 'deliverOrderItem'
        ? 'Dispatched'
        : 'Placed';
