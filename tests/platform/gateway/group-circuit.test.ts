import { beforeEach, describe, expect, it } from 'vitest';
import { CircuitOpenFailure } from '../../../bff/host/breaker.ts';
import { createBulkheads } from '../../../bff/host/bulkhead.ts';
import { Failure } from '../../../bff/host/failures.ts';
import { GroupCircuit } from '../../../bff/host/group-circuit.ts';

const ATTACKER = 'address 198.51.100.1';
const [ASHA, RAVI, MEENA] = ['address 203.0.113.1', 'address 203.0.113.2', 'key partner'];

let now: number;
let circuit: GroupCircuit;
beforeEach(() => {
  now = 1_000_000;
  circuit = new GroupCircuit(() => now);
});
/** Makes calls of a client, one after the other, and returns how many were refused without being sent. */
const call = (client: string, result: 'succeeded' | 'failed', times = 1, path = '/product/one'): number => {
  let refused = 0;
  for (let at = 0; at < times; at++) {
    try {
      circuit.record(result, circuit.acquire({ client, path, waiting: 1 }));
    } catch (error) {
      if (!(error instanceof CircuitOpenFailure)) throw error;
      refused += 1;
    }
  }
  return refused;
};

describe('the circuit of a group of calls', () => {
  it('opens for a client whose calls fail, and for no other client', () => {
    for (let second = 0; second < 30; second++) {
      call(ATTACKER, 'failed', 20);
      expect([call(ASHA, 'succeeded'), call('request 7', 'succeeded'), circuit.isOpen]).toEqual([0, 0, false]);
      now += 1_000;
    }
    expect(call(ATTACKER, 'failed', 20)).toBe(19);
  });

  it('counts all networks of an IPv6 customer as one client', () => {
    for (let at = 0; at < 200; at++) call(`address 2001:db8:7:${at.toString(16)}::/64`, 'failed');
    expect([call(ASHA, 'succeeded'), circuit.isOpen]).toEqual([0, false]);
    expect(call('address 2001:db8:7:fff::/64', 'failed')).toBe(1);
  });

  it('opens for all when the calls of three clients fail, and closes at the first success', () => {
    for (const client of [ASHA, RAVI, MEENA]) call(client, 'failed', 4);
    expect([call('address 203.0.113.9', 'succeeded'), circuit.isOpen]).toEqual([1, true]);
    now += 1_001;
    expect([call('address 203.0.113.9', 'succeeded'), circuit.isOpen]).toEqual([0, false]);
    expect(call(ASHA, 'succeeded')).toBe(0);
  });

  it('opens for a shop’s only client in an outage, and closes when its probe succeeds', () => {
    expect(call(ASHA, 'failed', 12)).toBe(2);
    now += 1_001;
    expect([call(ASHA, 'succeeded'), call(ASHA, 'failed', 9)]).toEqual([0, 0]);
  });

  it('does not remain open by the probes of one client after an outage', () => {
    for (const client of [ATTACKER, ASHA, RAVI]) call(client, 'failed', 4);
    now += 1_001;
    call(ATTACKER, 'failed');
    now += 1_001;
    call(ATTACKER, 'failed', 5);
    expect([call(ASHA, 'succeeded'), circuit.isOpen]).toEqual([0, false]);
  });

  it('opens for the failing page of the storefront, and for no other page: one visitor could stop those of others', () => {
    for (let second = 0; second < 30; second++) {
      for (let at = 0; at < 20; at++) call(`request ${at}`, 'failed');
      const others = [call('request 21', 'succeeded', 1, '/product/two'), call(ASHA, 'succeeded')];
      expect([...others, circuit.isOpen]).toEqual([0, 0, false]);
      now += 1_000;
    }
    expect(call('request 22', 'failed', 20)).toBe(19);
    now += 11_000;
    for (const client of ['request 23', ASHA, RAVI]) call(client, 'failed', 4, '/product/three');
    expect([circuit.isOpen, call('request 24', 'succeeded', 1, '/product/two')]).toEqual([true, 1]);
  });

  it('refuses no client whose call was joined by failing requests of others', () => {
    for (let at = 0; at < 5; at++)
      circuit.record('failed', circuit.acquire({ client: ASHA, path: '/product/one', waiting: 20 }), 20);
    expect(call(ASHA, 'succeeded')).toBe(0);
  });
});

describe('a bulkhead', () => {
  it('refuses the calls of a client whose calls failed, and sends those of others', async () => {
    const group = createBulkheads().of('catalog');
    const run = (client: string, send: () => Promise<string>) =>
      group
        .run(send, { inFlight: { isAbandoned: false, waiting: 1 }, isPersonal: false, client, path: '/product/one' })
        .catch((error: unknown) => (error instanceof CircuitOpenFailure ? 'not sent' : 'failed'));
    for (let at = 0; at < 10; at++) await run(ATTACKER, () => Promise.reject(new Failure('UPSTREAM_TIMEOUT')));
    expect(await run(ATTACKER, async () => 'fine')).toBe('not sent');
    expect(await run(ASHA, async () => 'fine')).toBe('fine');
  });
});
