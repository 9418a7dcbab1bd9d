import { MAX_ADDRESSES } from '../../../schema/vocabulary.ts';
import type { Serve } from '../../platform/contract.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import { createSessionLock } from '../sessions/session-lock.ts';
import { createAddressRepository } from './repository.ts';
import { parsePostalAddress, toSavedAddress } from './rules.ts';

/** The shopper's address book. Each change returns the whole list. */
export function addressRoutes(serve: Serve, { db, now }: { db: Db; now: () => Date }): void {
  const listIn = async (one: Db, shopperId: string) => ({
    addresses: (await createAddressRepository(one).list(shopperId)).map(toSavedAddress),
  });
  const withSessionLock = createSessionLock(db, now);

  serve('getAddresses', ({ shopperId }) => listIn(db, shopperId));

  serve('addAddress', (call) => {
    const { shopperId, body } = call;
    const address = parsePostalAddress(body);
    return withSessionLock(call, async (trx) => {
      const addresses = createAddressRepository(trx);
      const saved = await addresses.insert(shopperId, randomId('ad'), address, now());
      const addressId = saved ?? refuse('INVALID_INPUT', { message: FULL });
      if (body.isDefault) await addresses.updateDefault(shopperId, addressId);
      return { addressId, ...(await listIn(trx, shopperId)) };
    });
  });

  serve('updateAddress', (call) => {
    const [{ shopperId, body }, { addressId }] = [call, call.params];
    const address = parsePostalAddress(body);
    return withSessionLock(call, async (trx) => {
      const addresses = createAddressRepository(trx);
      if (await addresses.hasAnother(shopperId, addressId, address)) refuse('ALREADY_EXISTS', { message: TWICE });
      if (!(await addresses.update(shopperId, addressId, address))) refuseMissing();
      if (body.isDefault) await addresses.updateDefault(shopperId, addressId);
      return { addressId, ...(await listIn(trx, shopperId)) };
    });
  });

  serve('deleteAddress', async ({ shopperId, params }) => {
    if (!(await createAddressRepository(db).delete(shopperId, params.addressId))) refuseMissing();
    return listIn(db, shopperId);
  });

  serve('setDefaultAddress', (call) =>
    withSessionLock(call, async (trx) => {
      const { addressId } = call.params;
      if (!(await createAddressRepository(trx).updateDefault(call.shopperId, addressId))) refuseMissing();
      return { addressId, ...(await listIn(trx, call.shopperId)) };
    }),
  );
}

const FULL = `You can save at most ${MAX_ADDRESSES} addresses. Delete one first.`;
const TWICE = 'You have saved this address already.';

function refuseMissing(): never {
  return refuse('NOT_FOUND', { message: 'We couldn’t find this address.' });
}
