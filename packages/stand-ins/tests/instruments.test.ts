import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { parseInstrument } from '../razorpay/page/instruments.ts';
import { openSimulatorStore } from '../razorpay/store/repository.ts';

describe("the payment methods of the simulator's page", () => {
  const now = new Date();
  it.each([
    [
      { method: 'upi', vpa: ' Success@Razorpay ' },
      { behaviour: 'success', payer: { method: 'upi', vpa: 'success@razorpay' } },
    ],
    [
      { method: 'upi', vpa: 'failure@razorpay' },
      { behaviour: 'failure', failure: 'rejected' },
    ],
    [{ method: 'upi', vpa: 'pending@razorpay' }, { behaviour: 'pending' }],
    [{ method: 'upi', vpa: 'late@razorpay' }, { behaviour: 'late' }],
    [{ method: 'upi', vpa: 'lata@okhdfc' }, { behaviour: 'success' }],
    [
      { method: 'upi', app: 'ybl' },
      { behaviour: 'bank', payer: { vpa: 'asha@ybl' } },
    ],
    [{ method: 'upi', vpa: 'nobody' }, { vpa: expect.any(String) }],
    [{ method: 'upi', app: 'toString', vpa: '' }, { vpa: expect.any(String) }],
    [
      { method: 'netbanking', bank: 'SBIN' },
      { behaviour: 'bank', payer: { bank: 'SBIN' } },
    ],
    [{ method: 'netbanking', bank: 'constructor' }, { bank: expect.any(String) }],
    [
      { method: 'wallet', wallet: 'mobikwik' },
      { behaviour: 'bank', payer: { wallet: 'mobikwik' } },
    ],
    [{ method: 'wallet' }, { wallet: expect.any(String) }],
    [{ card: {} }, { number: expect.any(String) }],
  ])('%o is read, or refused at its field', (sent, expected) => {
    expect(parseInstrument(sent, now)).toMatchObject(expected);
  });

  it('reads the file of an older simulator: its payments were by card', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stand-ins-simulator-'));
    const file = join(folder, 'old.sqlite');
    const old = new DatabaseSync(file);
    old.exec(`create table payments (id text primary key, order_id text not null, amount integer not null,
      amount_refunded integer not null, status text not null, captured integer not null, last4 text not null,
      network text not null, holder text not null, email text not null, contact text not null, failure text,
      late_at integer, created_at integer not null) strict;
      insert into payments values ('pay_1', 'order_1', 100, 0, 'captured', 1, '1111', 'Visa', 'A', 'a@b', '+91', null, null, 1)`);
    old.close();
    const store = openSimulatorStore(file);
    expect(store.findPayment('pay_1')).toMatchObject({ method: 'card', vpa: null, bank: null, wallet: null });
    store.close();
    rmSync(folder, { recursive: true });
  });
});
