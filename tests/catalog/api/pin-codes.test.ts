import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INDIAN_STATES } from '../../../schema/states.ts';
import { findPinCode } from '../../../api/catalog/delivery/pin-codes.ts';
import { createTestApi, DATABASE_KIND, type TestApi } from '../../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe(`the list of PIN codes (${DATABASE_KIND})`, () => {
  it.each([
    ['682001', 'Kochi', 'Kerala'],
    ['342001', 'Jodhpur', 'Rajasthan'],
    ['110001', 'New Delhi', 'Delhi'],
    ['201301', 'Noida', 'Uttar Pradesh'],
    ['500032', 'Hyderabad', 'Telangana'],
    ['194101', 'Leh', 'Ladakh'],
    ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['682555', 'Lakshadweep', 'Lakshadweep'],
  ])('reports that %s lies in %s, %s', async (pinCode, city, state) => {
    const { status, body } = await api.client().get(`/delivery/pin/${pinCode}`);
    expect([status, body]).toEqual([200, { pinCode, city, state }]);
  });

  it('reports an unknown PIN code as missing, and refuses an invalid one', async () => {
    expect((await api.client().get('/delivery/pin/999999')).body.code).toBe('NOT_FOUND');
    for (const text of ['012345', '34200', '34200a', '3420011']) {
      const { status, body } = await api.client().get(`/delivery/pin/${text}`);
      expect([status, body.field]).toEqual([400, 'pinCode']);
    }
  });

  it('has most of India, all of its states, and cities without marks of a list', () => {
    const found = Array.from({ length: 900_000 }, (_, at) => findPinCode(String(at + 100_000))).filter(
      (place) => place !== undefined,
    );
    expect(found.length).toBeGreaterThan(19_000);
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(INDIAN_STATES));
    expect(found.filter(({ city }) => !/^[A-Z][A-Za-z0-9 &-]+$/.test(city))).toEqual([]);
  });
});
