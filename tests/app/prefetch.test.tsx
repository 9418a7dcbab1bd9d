import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrefetch, prefetchOnIntent } from '../../web/app/prefetch-pages.ts';
import { contextOf, createPageSource, pageSource } from '../../web/data/page-source.ts';
import { shopFacts } from '../shop-facts.ts';

const prefetch = vi.fn<(url: URL) => Promise<void>>(async () => undefined);
const loaded = () => prefetch.mock.calls.map(([{ pathname }]) => pathname);
prefetchOnIntent(prefetch);

beforeEach(() => {
  vi.useFakeTimers();
  prefetch.mockClear();
  render(
    <>
      <a href="/Saree">
        <b>Sarees</b>
      </a>
      <a href="https://elsewhere.example/x">Elsewhere</a>
      <a href="/search" data-opens="dialog">
        Search
      </a>
      <a href="/feed" target="_blank" rel="noreferrer">
        New tab
      </a>
    </>,
  );
});

const mouse = { pointerType: 'mouse', button: 0 };
const touch = { pointerType: 'touch', button: 0, clientX: 10, clientY: 10 };

describe('the prefetching of a page', () => {
  it('begins when a mouse rests on its link, and not when it passes', () => {
    fireEvent.pointerMove(screen.getByText('Sarees'), mouse);
    vi.advanceTimersByTime(40);
    fireEvent.pointerMove(document.body, { ...mouse, clientX: 5 });
    vi.advanceTimersByTime(500);
    fireEvent.pointerMove(screen.getByText('Sarees'), { ...mouse, clientX: 5 });
    vi.advanceTimersByTime(500);
    expect(loaded()).toEqual([]);
    fireEvent.pointerMove(screen.getByText('Sarees'), { ...mouse, clientX: 6 });
    vi.advanceTimersByTime(500);
    expect(loaded()).toEqual(['/Saree']);
  });

  it('begins at a press, and at a touch that is no scroll', () => {
    fireEvent.pointerDown(screen.getByText('Sarees'), mouse);
    vi.advanceTimersByTime(1);
    expect(loaded()).toEqual(['/Saree']);
    fireEvent.pointerDown(screen.getByText('Sarees'), touch);
    fireEvent.pointerMove(screen.getByText('Sarees'), { ...touch, clientY: 20 });
    fireEvent.pointerDown(screen.getByText('Sarees'), touch);
    fireEvent.pointerCancel(screen.getByText('Sarees'), touch);
    fireEvent.pointerDown(screen.getByText('Sarees'), touch);
    fireEvent.scroll(document);
    vi.advanceTimersByTime(500);
    expect(loaded()).toEqual(['/Saree']);
    fireEvent.pointerDown(screen.getByText('Sarees'), touch);
    vi.advanceTimersByTime(500);
    expect(loaded()).toEqual(['/Saree', '/Saree']);
  });

  it.each(['Elsewhere', 'Search', 'New tab'])('is not for the link %s', (name) => {
    fireEvent.pointerDown(screen.getByText(name), mouse);
    vi.advanceTimersByTime(500);
    expect(loaded()).toEqual([]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not for %j',
    (connection) => {
      vi.stubGlobal('navigator', { connection });
      fireEvent.pointerDown(screen.getByText('Sarees'), mouse);
      vi.advanceTimersByTime(500);
      expect(loaded()).toEqual([]);
    },
  );

  it('loads script and data, which the page then uses', async () => {
    vi.useRealTimers();
    const fetched = vi.fn<() => Promise<string>>(async () => 'data');
    const script = vi.fn<() => Promise<() => null>>(async () => () => null);
    const source = createPageSource(() => Promise.reject(new Error('away')));
    const router = createMemoryRouter(
      [
        {
          id: 'frame',
          children: [
            {
              path: '/:category',
              loader: ({ context }) => context.get(pageSource).remember('a', fetched),
              lazy: { Component: script },
            },
            { path: '/', element: null },
          ],
        },
      ],
      { hydrationData: { loaderData: { frame: shopFacts() } }, getContext: () => contextOf(source) },
    );
    const load = createPrefetch(router, source);
    await load(new URL('http://shop.example/Saree'));
    expect([fetched.mock.calls.length, script.mock.calls.length]).toEqual([1, 1]);
    await router.navigate('/Saree');
    expect([fetched.mock.calls.length, router.state.location.pathname]).toEqual([1, '/Saree']);
    await load(new URL('http://shop.example/a/b/c/d/e'));
  });
});
