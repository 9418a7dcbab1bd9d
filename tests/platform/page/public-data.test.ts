import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicDataChanged, sendByGet } from '../../../web/data/browser-query.ts';
import { createPageSource } from '../../../web/data/page-source.ts';
import { throwFailed, throwNotFound } from '../../../web/data/page-errors.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('public data in a browser', () => {
  it('are requested by GET without cookies, so that the browser caches them, and again after they have changed', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'f00d' } } as const;
    const request = { operationName: 'homePage', variables: { page: 2 }, extensions };
    await sendByGet(request);
    publicDataChanged();
    await sendByGet(request);
    const [[address, options] = [], [, later] = []] = fetched.mock.calls;
    expect(
      Object.fromEntries(
        new URLSearchParams(
          JSON.stringify(address ?? '')
            .slice(1, -1)
            .split('?')[1],
        ),
      ),
    ).toEqual({
      operationName: 'homePage',
      variables: '{"page":2}',
      extensions: '{"persistedQuery":{"version":1,"sha256Hash":"f00d"}}',
    });
    expect(options).toMatchObject({ credentials: 'omit', cache: 'default' });
    expect([options?.method, later?.cache]).toEqual([undefined, 'no-cache']);
  });
});

describe('a page that was loaded before', () => {
  const open = () => {
    const onStale = vi.fn<() => void>();
    return { source: createPageSource(() => Promise.reject(new Error('away')), onStale), onStale };
  };

  it('is loaded once, and again when public data have changed', async () => {
    const { source } = open();
    const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    expect([await source.remember('a', load), await source.remember('a', load)]).toEqual(['old', 'old']);
    publicDataChanged();
    expect(await source.remember('a', load)).toBe('new');
  });

  it('is not loaded again after it was loaded ahead, unless nobody opened it for half a minute', async () => {
    const { source } = open();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
    const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockResolvedValue('second');
    await Promise.all([source.remember('a', load, true), source.remember('a', load, true)]);
    now.mockReturnValue(30_999);
    expect(await source.remember('a', load)).toBe('first');
    now.mockReturnValue(3_000_000);
    expect(await source.remember('a', load)).toBe('first');
    await source.remember('b', load, true);
    now.mockReturnValue(3_030_000);
    await source.remember('b', load);
    expect(load).toHaveBeenCalledTimes(3);
    now.mockRestore();
  });

  it('stays, as old, while the shop is unavailable, but not after its deletion; a first failure is tried again', async () => {
    const { source, onStale } = open();
    const away = async () => throwFailed([], 'away');
    await expect(source.remember('a', away)).rejects.toMatchObject({ init: { status: 503 } });
    expect(await source.remember('a', async () => 'old')).toBe('old');
    publicDataChanged();
    expect(await source.remember<string>('a', away)).toBe('old');
    expect(onStale).toHaveBeenCalledTimes(1);
    await expect(source.remember('a', async () => throwNotFound())).rejects.toMatchObject({ init: { status: 404 } });
  });
});
