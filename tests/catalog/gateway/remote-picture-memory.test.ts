import { describe, expect, it } from 'vitest';
import { NoPicture } from '../../../bff/catalog/pictures/no-picture.ts';
import { createRemotePictures } from '../../../bff/catalog/pictures/remote-pictures.ts';
import type { Download } from '../../../bff/host/download.ts';
import { plainPicture } from '../../hosts/picture-host.ts';

/** Pictures whose host responds in a given way. `downloads` has the requested addresses. */
function createPictures(response: () => Download) {
  const downloads: string[] = [];
  const failures: string[] = [];
  let time = 1_000;
  const pictures = createRemotePictures({
    now: () => time,
    isAllowed: () => true,
    onFailure: (_, { reason }) => failures.push(reason),
    downloader: {
      download: async (address) => {
        downloads.push(address);
        return response();
      },
      close: async () => undefined,
    },
  });
  const request = async () =>
    pictures.serve('https://host.example/a.png', { width: 96, accept: 'image/webp', client: 'address a' });
  const pass = (milliseconds: number) => void (time += milliseconds);
  return { request, pass, downloads, failures };
}

describe('the gateway remembers', () => {
  it('a picture for an hour', async () => {
    const bytes = await plainPicture('png', 30, 40);
    const { request, pass, downloads } = createPictures(() => ({ bytes }));
    const { etag } = await request();
    pass(59 * 60_000);
    expect((await request()).etag).toBe(etag);
    expect(downloads).toHaveLength(1);
    pass(2 * 60_000);
    expect((await request()).etag).toBe(etag);
    expect(downloads).toHaveLength(2);
  });

  it('a picture for longer while its host fails, but not after the host has deleted it', async () => {
    let download: Download = { bytes: await plainPicture('png', 30, 40) };
    const { request, pass, downloads } = createPictures(() => download);
    const { etag } = await request();
    for (const failure of ['unavailable', 'slow'] as const) {
      pass(61 * 60_000);
      download = { failure, detail: '' };
      expect((await request()).etag).toBe(etag);
    }
    pass(9_000);
    expect((await request()).etag).toBe(etag);
    expect(downloads).toHaveLength(3);
    download = { failure: 'missing', detail: 'status 404' };
    pass(2_000);
    await expect(request()).rejects.toEqual(new NoPicture('missing', 'status 404'));
  });

  it('a failure for ten seconds, logs it once, and shows the picture as soon as there is one', async () => {
    const bytes = await plainPicture('png', 30, 40);
    let download: Download = { failure: 'unavailable', detail: 'status 500' };
    const { request, pass, downloads, failures } = createPictures(() => download);
    await expect(request()).rejects.toEqual(new NoPicture('unavailable', 'status 500'));
    pass(9_000);
    await expect(request()).rejects.toBeInstanceOf(NoPicture);
    expect([downloads.length, failures]).toEqual([1, ['unavailable']]);
    download = { bytes };
    pass(2_000);
    expect(await request()).toMatchObject({ type: 'image/webp' });
    expect(downloads).toHaveLength(2);
  });
});
