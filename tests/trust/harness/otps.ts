import { otpPurposeOf } from '../../../api/checkout/cash/rules.ts';
import { deriveKey, hmacOf, randomId } from '../../../api/platform/secrets.ts';
import type { ShopDatabase } from './shop-database.ts';
import { SECRET, type Shopper } from './shoppers.ts';

/** The OTP of all shoppers of a scenario. */
export const OTP = '4711';

/** Gives each of these shoppers the OTP for an order of this amount in rupees, as if it had been mailed: a fresh code without a try. */
export async function giveOtps(
  database: ShopDatabase,
  shoppers: readonly Pick<Shopper, 'id'>[],
  rupees: number,
): Promise<void> {
  const key = deriveKey(SECRET, 'confirmation codes');
  const rows = shoppers.map(({ id: shopper }) => {
    const id = randomId('cc');
    return { shopper, id, hash: hmacOf(key, `${id}\0${OTP}`) };
  });
  await database.rows(
    `insert into confirmation_codes (shopper_id, id, hash, purpose, expires_at)
     select shopper, id, hash, $2, now() + interval '10 minutes' from jsonb_to_recordset($1) as r(shopper text, id text, hash text)
     on conflict (shopper_id) do update set id = excluded.id, hash = excluded.hash, purpose = excluded.purpose, tries = 0, expires_at = excluded.expires_at`,
    [JSON.stringify(rows), otpPurposeOf({ total: rupees * 100, pinCode: undefined })],
  );
}
