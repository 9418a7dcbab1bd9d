import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateInertPage } from '../../web/ui/inert-page.ts';

const links = (count: number) => '<a href="/">Saree</a>'.repeat(count);
const PAGE = `
  <div id="root">
    <header>${links(20)}<dialog id="menu"><button>Close</button></dialog></header>
    <main><section>${links(90)}</section><section>${links(250)}</section><p>End</p></main>
    <footer>${links(60)}</footer>
  </div>
  <dialog id="login"><button>Close</button></dialog>
  <script type="text/plain"></script>`;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const setOpen = (id: string, isOpen: boolean) => {
  find(`#${id}`).toggleAttribute('open', isOpen);
  updateInertPage();
};
/** The elements that a press does not reach. */
const inert = () => [...document.querySelectorAll('[inert], [inert] *')];
const roots = () => [...document.querySelectorAll('[inert]')].map(({ localName, id }) => id || localName);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  setOpen('menu', false);
  setOpen('login', false);
  vi.useRealTimers();
});

describe('the page behind a dialog', () => {
  it('becomes inert part by part, at most a hundred elements or one row of them at once', () => {
    setOpen('menu', true);
    expect(inert()).toEqual([]);
    let before = 0;
    while (vi.getTimerCount() > 0) {
      vi.advanceTimersToNextTimer();
      expect(inert().length - before).toBeLessThanOrEqual(100);
      expect(inert().length).toBeGreaterThanOrEqual(before);
      before = inert().length;
    }
    expect(inert().filter((element) => element.matches('a'))).toHaveLength(420);
  });

  it('has what scrolls inert whole, and never its content alone', () => {
    const [, large] = document.querySelectorAll<HTMLElement>('section');
    if (!large) throw new Error('There is no large section.');
    large.style.overflow = 'auto';
    setOpen('menu', true);
    while (vi.getTimerCount() > 0) {
      vi.advanceTimersToNextTimer();
      const isInside = large.querySelector('[inert]') !== null;
      expect(isInside).toBe(false);
    }
    expect(inert()).toContain(large);
  });

  it('is inert whole at last, with what is added to it later, and the dialog is not', () => {
    setOpen('menu', true);
    vi.runAllTimers();
    expect(roots().filter((name) => name !== 'a')).toEqual(['main', 'footer', 'login']);
    const late = find('main').appendChild(document.createElement('a'));
    expect([inert().includes(late), inert().includes(find('#menu button'))]).toEqual([true, false]);
    expect(find('script').hasAttribute('inert')).toBe(false);
  });

  it('is as it was as soon as the dialog closes, though it was but half inert', () => {
    const before = document.body.innerHTML;
    setOpen('menu', true);
    vi.advanceTimersToNextTimer();
    expect(inert()).not.toEqual([]);
    setOpen('menu', false);
    expect([roots(), vi.getTimerCount()]).toEqual([[], 0]);
    setOpen('menu', true);
    vi.runAllTimers();
    setOpen('menu', false);
    expect(document.body.innerHTML).toBe(before);
  });

  it('includes a dialog below another, until that one closes', () => {
    setOpen('menu', true);
    vi.runAllTimers();
    setOpen('login', true);
    // At once, for it was inert before.
    expect(inert()).not.toContain(find('#login'));
    vi.runAllTimers();
    expect(roots()).toEqual(['root']);
    setOpen('login', false);
    expect(inert()).not.toContain(find('#menu button'));
    vi.runAllTimers();
    expect(inert()).toContain(find('footer'));
  });
});
