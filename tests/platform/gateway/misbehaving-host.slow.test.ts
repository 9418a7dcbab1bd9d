import { describe, expect, it } from 'vitest';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import { fuzz } from '../../trust/harness/misbehaving-host/fuzz.ts';
import { createBasicHost, createRichHost } from '../../trust/harness/misbehaving-host/hosts.ts';
import { createReplayingHost } from '../../trust/harness/misbehaving-host/replaying-host.ts';
import { createRandom } from '../../trust/harness/random.ts';

/** The number of cases, the same each time. */
const CASES = 100;

describe('one to three invalid values in a response of the host', () => {
  it.each([
    ['section 7 alone', createBasicHost],
    ['all additions', createRichHost],
  ])('cost their own record at the most, over a host of %s', async (_, createSound) => {
    const sound = await createSound();
    const host = await createReplayingHost(sound.url);
    const gateway = await createTestGateway(host.url, { publicCacheCharacters: 0 });
    const { address } = gateway;
    const readLog = () => '';
    const { broken, other } = await fuzz({ address, readLog, host, sound, random: createRandom(7), cases: CASES });
    await gateway.close();
    await host.close();
    await sound.close();
    expect(broken).toEqual([]);
    expect(other).toBeGreaterThan(CASES / 20);
  });
});
