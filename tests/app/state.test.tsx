import { describe, expect, it } from 'vitest';
import { readState, STATE_ID, writeState, type PageState } from '../../web/data/page-state.ts';

const list = (url: string) => [96, 480].map((width) => `${url}?w=${width} ${width}w`).join(', ');
const images = ['/pictures/RBSR-2101-MR.whole.0f4f5f09f429', 'https://cdn.example/$&/<b>', ''].map((url) => ({
  url,
  srcSet: list(url),
}));
const state: PageState = {
  loaderData: { page: { images, note: { srcSet: null }, words: '</script><b>' } },
  errors: null,
  visit: { origin: 'https://rangbandh.example', now: 1 },
};

describe('the state of a page', () => {
  it('reaches the browser unchanged, names each picture once, and can not end its block', () => {
    const text = writeState(state);
    expect(text.split('0f4f5f09f429')).toHaveLength(2);
    expect(text).not.toContain('<');
    const block = Object.assign(document.createElement('script'), { type: 'application/json', id: STATE_ID });
    block.textContent = text;
    document.body.append(block);
    expect(readState()).toEqual(state);
    block.remove();
  });
});
