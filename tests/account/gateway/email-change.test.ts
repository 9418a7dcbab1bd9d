import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import { codeFor, otherThan } from '../people.ts';

const ERRORS = 'userErrors { code field message }';
const REQUEST = `mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { message otpLength ${ERRORS} } }`;
const CONFIRM = `mutation ($input: ConfirmEmailChangeInput!) { confirmEmailChange(input: $input) { shopper { email sessions { isCurrent } } ${ERRORS} } }`;

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

describe('the change of an email through the gateway', () => {
  it('needs both codes, and returns the shopper with the new email', async () => {
    const asha = await shop.newShopper();
    const { email, canChangeEmail } = (await asha.request('{ me { email canChangeEmail } }')).data.me;
    expect(canChangeEmail).toBe(true);
    const newEmail = `new-${email}`;
    const requested = await asha.request(REQUEST, { input: { newEmail: ` ${newEmail.toUpperCase()} ` } });
    expect(requested.data.requestEmailChange).toMatchObject({ otpLength: 6, userErrors: [] });
    const codes = { oldOtp: codeFor(shop.api, email), newOtp: codeFor(shop.api, newEmail) };
    const wrong = await asha.request(CONFIRM, { input: { ...codes, newOtp: otherThan(codes.newOtp) } });
    expect(wrong.data.confirmEmailChange.userErrors).toMatchObject([
      { code: 'INVALID_OTP', field: ['input', 'newOtp'], message: 'Incorrect OTP. Please try again.' },
    ]);
    expect((await asha.request(CONFIRM, { input: codes })).data.confirmEmailChange).toEqual({
      shopper: { email: newEmail, sessions: [{ isCurrent: true }] },
      userErrors: [],
    });
    expect((await asha.request('{ me { email } }')).data.me.email).toBe(newEmail);
  });

  it('returns an error for the current address and for none', async () => {
    const asha = await shop.newShopper();
    const { email } = (await asha.request('{ me { email } }')).data.me;
    for (const newEmail of [email, 'asha@'])
      expect((await asha.request(REQUEST, { input: { newEmail } })).data.requestEmailChange.userErrors).toMatchObject([
        { code: 'INVALID_INPUT', field: ['input', 'newEmail'] },
      ]);
  });

  it('is refused on a basic host', async () => {
    const host = await createBasicShopHost();
    const gateway = await createTestGateway(host.url);
    const ravi = Object.assign(createTestBrowser(gateway), { token: 't.ravi' });
    expect((await ravi.request('{ me { canChangeEmail } }')).data.me.canChangeEmail).toBe(false);
    const { errors } = await ravi.request(REQUEST, { input: { newEmail: 'a@example.com' } });
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    await gateway.close();
    await host.close();
  });
});
