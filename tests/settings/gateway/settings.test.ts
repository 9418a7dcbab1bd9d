import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../schema/settings.ts';
import type { Json } from '../../json.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';

let shop: OrderShop;
let owner: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
  owner = await shop.newStaff('ADMIN');
});
afterAll(() => shop.close());

const SAVE = `mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) {
  section { name version isDefault changedBy } userErrors { code field message } } }`;
const { words, policies, payment, legal } = DEFAULT_SETTINGS;
const versionOf = async (section: string): Promise<number> =>
  (await owner.request(`{ me { settings(section: ${section}) { version } } }`)).data.me.settings[0].version;
const save = async (section: string, content: Json): Promise<Json> =>
  (await owner.request(SAVE, { input: { version: await versionOf(section), content } })).data.saveSettings;
const shopOf = async (fields: string): Promise<Json> =>
  (await shop.gateway.request(`{ shop { ${fields} } }`)).data.shop;

describe('settings through the gateway', () => {
  it('change what Query.shop returns, at once and with the figures in force in the texts', async () => {
    await shopOf('offer');
    const offer = 'Monsoon: {firstPurchasePercent}% off';
    expect((await save('WORDS', { words: { ...words, offer } })).section).toMatchObject({ version: 1 });
    expect(await shopOf('offer')).toEqual({ offer: 'Monsoon: 5% off' });
    const maxCash = payment.maxCash * 100;
    await save('PAYMENT', { payment: { ...payment, firstPurchasePercent: 8, maxCash } });
    expect(await shopOf('offer policies { firstPurchasePercent }')).toEqual({
      offer: 'Monsoon: 8% off',
      policies: { firstPurchasePercent: 8 },
    });
    const asha = await shop.newShopper();
    const { data } = await asha.request(
      'mutation { addToCart(input: { sku: "SK-1" }) { cart { totals { subtotal { amount } firstPurchaseDiscount { amount } } } } }',
    );
    const { subtotal, firstPurchaseDiscount } = data.addToCart.cart.totals;
    expect(firstPurchaseDiscount.amount / subtotal.amount).toBeCloseTo(0.08, 3);
  });

  it('reach a gateway through which they were not saved, by the feed of the host', async () => {
    const other = await createTestGateway(shop.address, { hasResponseCache: true });
    onTestFinished(() => other.close());
    const read = async () => (await other.request('{ shop { tagline } }')).data.shop.tagline;
    expect(await read()).toBe(words.tagline);
    await save('WORDS', { words: { ...words, tagline: 'Dyed in the monsoon' } });
    await expect.poll(read, { timeout: 5_000 }).toBe('Dyed in the monsoon');
  });

  it('offer other ways to pay, in another order', async () => {
    const [upi, card] = payment.options;
    const options = [{ ...card, label: 'Cards first' }, upi];
    const maxCash = payment.maxCash * 100;
    await save('PAYMENT', { payment: { ...payment, maxCash, options } });
    expect(await shopOf('payment { options { label methods } }')).toMatchObject({
      payment: {
        options: [
          { label: 'Cards first', methods: ['CARD'] },
          { label: 'UPI', methods: ['UPI'] },
        ],
      },
    });
    const { options: _, refusedPinPrefixes: __, ...figures } = payment;
    await save('PAYMENT', { payment: { ...figures, maxCash } });
    expect((await shopOf('payment { options { label } }')).payment.options).toHaveLength(2);
    const wrong = await save('PAYMENT', {
      payment: { ...payment, maxCash, options: [{ ...upi, methods: ['cheque'] }] },
    });
    expect(wrong.userErrors[0].field).toEqual(['input', 'content', 'payment', 'options', '0', 'methods']);
  });

  it('show new legal facts on a product page that another gateway has cached', async () => {
    const other = await createTestGateway(shop.address, { hasResponseCache: true });
    onTestFinished(() => other.close());
    const query =
      '{ product(id: "p-00001") { seller { legal { legalName countryOfOrigin grievanceOfficer { name } } } } }';
    const read = async () => (await other.request(query)).data.product.seller.legal;
    expect(await read()).toMatchObject({ legalName: legal.shop.legalName, countryOfOrigin: 'India' });
    const shopFacts = { ...legal.shop, legalName: 'Rangbandh Handloom Private Limited' };
    const grievanceOfficer = { ...legal.grievanceOfficer, name: 'Kavita Soni' };
    await save('LEGAL', { legal: { ...legal, shop: shopFacts, grievanceOfficer } });
    const shown = {
      legalName: shopFacts.legalName,
      countryOfOrigin: 'India',
      grievanceOfficer: { name: 'Kavita Soni' },
    };
    await expect.poll(read, { timeout: 5_000 }).toEqual(shown);
    const wrong = await save('LEGAL', { legal: { ...legal, shop: { ...legal.shop, state: 'Bavaria' } } });
    expect(wrong.userErrors).toMatchObject([{ field: ['input', 'content', 'legal', 'shop', 'state'] }]);
  });

  it('name the wrong field of the input, and refuse a stale version', async () => {
    const claims = words.claims.map((claim, at) => (at === 2 ? { ...claim, text: '{discount} off' } : claim));
    const wrong: [content: Json, field: string][] = [
      [{ words: { ...words, claims } }, 'content.words.claims.2.text'],
      [{ payment: { ...payment, maxCash: 100_050 } }, 'content.payment.maxCash'],
      [{ words, payment: { ...payment, maxCash: 100_000 } }, 'content'],
      [
        { policies: { ...policies, freeShippingOver: 150_000, standardDays: { from: 9, to: 8 } } },
        'content.policies.standardDays',
      ],
    ];
    for (const [content, field] of wrong)
      expect((await save('WORDS', content)).userErrors).toMatchObject([
        { code: 'INVALID_INPUT', field: ['input', ...field.split('.')] },
      ]);
    const { data } = await owner.request(SAVE, { input: { version: 0, content: { words } } });
    expect(data.saveSettings.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE', field: ['input', 'version'] }]);
  });

  it('have a history with what each version replaced, and are restored', async () => {
    const history = `{ me { settingsHistory(section: WORDS) {
      totalCount totalPages versions { version content { words { tagline } contact { email } } previous { words { tagline } } } } } }`;
    const { settingsHistory } = (await owner.request(history)).data.me;
    expect(settingsHistory).toMatchObject({
      totalCount: 2,
      totalPages: 1,
      versions: [
        { version: 2, content: { words: { tagline: 'Dyed in the monsoon' }, contact: null } },
        { version: 1, previous: { words: { tagline: words.tagline } } },
      ],
    });
    const restore =
      'mutation ($input: RestoreSettingsInput!) { restoreSettings(input: $input) { section { isDefault } } }';
    const { data } = await owner.request(restore, { input: { section: 'WORDS', version: 2, to: 0 } });
    expect(data.restoreSettings.section).toEqual({ isDefault: true });
    expect(await shopOf('tagline')).toEqual({ tagline: words.tagline });
  });
});
