import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TESTIMONIALS } from '../../../web/reviews/slider/testimonials.ts';
import { stubWindow, renderSlider, review, reviews, type WindowStub } from './render-slider.tsx';

const HOME_QUERY = readFileSync(join(import.meta.dirname, '../../../web/catalog/home/home.loader.graphql'), 'utf8');

let machine: WindowStub;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  machine = stubWindow();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

describe('the reviews of the home page', () => {
  it('[HOME-5] show the stars, the words, the author, the date, and the link to the same piece', async () => {
    const { slides, asked: requested } = await renderSlider(reviews(4));
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    const [, second] = slides();
    expect(second?.textContent).toMatch(/4\.0 out of 5 stars.*Words 1.*Shopper 1.*Saree 1.*1 day ago/);
    expect(
      within(second ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/Saree/x/rb-1?variant=RBSR-1');
    expect(requested).toEqual(['homePage']);
  });

  it('[HOME-5] are also shown if the piece is no longer sold', async () => {
    const { slides } = await renderSlider([...reviews(2), review(2, { variant: null })]);
    expect(slides()[2]?.textContent).toContain('Words 2');
    expect(within(slides()[2] ?? document.body).queryByRole('link')).toBeNull();
  });

  it('[HOME-5] are the newest nine that are signed with a name, and praise alone', async () => {
    const signed = ['ketaki.phadke30', 'asha', 'Ketaki_30', 'Asha K.', 'Meera', 'सीता राम'];
    const { slides } = await renderSlider([
      ...signed.map((reviewer, at) => review(at, { id: `s-${at}`, reviewer })),
      ...reviews(10),
    ]);
    expect(slides()).toHaveLength(9);
    const shown = slides()
      .slice(0, 4)
      .map((slide) => slide.querySelector('figcaption b')?.textContent);
    expect(shown).toEqual(['Asha K.', 'Meera', 'सीता राम', 'Shopper 0']);
    expect(TESTIMONIALS.filter(({ rating }) => rating < 4)).toEqual([]);
    expect(HOME_QUERY).toContain('minRating: 5');
  });

  it.each([
    ['only two', reviews(2)],
    ['none', []],
    ['no answer', null],
    [
      'a failure',
      () => {
        throw new Error('gone');
      },
    ],
  ])(
    '[HOME-5] are replaced by the fixed testimonials if there are %s, and the page does not move',
    async (_, given) => {
      const { slides } = await renderSlider(given);
      expect(slides()).toHaveLength(TESTIMONIALS.length);
      expect(slides()[0]?.textContent).toContain(TESTIMONIALS[0]?.comment);
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      expect(screen.queryByText('An error occurred')).toBeNull();
    },
  );
});

describe('the slider', () => {
  it('[HOME-5] moves on by one review every 3 seconds, and from the last back to the first', async () => {
    const jump = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { at } = await renderSlider(reviews(5));
    machine.see(true);
    await pass(2.9);
    expect(at()).toBe(0);
    await pass(0.1);
    expect(at()).toBe(1);
    await pass(3);
    expect(at()).toBe(2);
    expect(screen.getByText('Showing 3 to 5 of 5 reviews')).toBeTruthy();
    await pass(3);
    expect(at()).toBe(0);
    expect([document.activeElement, jump.mock.calls.length]).toEqual([document.body, 0]);
  });

  type Stage = { section: HTMLElement; inside: HTMLElement };
  const inside = (name: string, section: HTMLElement, type = 'mouse') =>
    fireEvent(section, Object.assign(new Event(name, { bubbles: true }), { pointerType: type, touches: [] }));
  const holds: [what: string, begin: (stage: Stage) => void, end: (stage: Stage) => void][] = [
    [
      'under the pointer',
      ({ section }) => inside('pointerenter', section),
      ({ section }) => inside('pointerleave', section),
    ],
    ['under the focus', ({ inside }) => act(() => inside.focus()), ({ inside }) => act(() => inside.blur())],
    ['under a finger', ({ section }) => inside('touchstart', section), ({ section }) => inside('touchend', section)],
    ['for who asks for less motion', () => machine.calm(true), () => machine.calm(false)],
    ['out of view', () => machine.see(false), () => machine.see(true)],
    ['on a page in the background', () => machine.hide(true), () => machine.hide(false)],
  ];

  it.each(holds)('[HOME-5] rests %s, and moves on after that', async (_, begin, end) => {
    const { at, section, slider } = await renderSlider(reviews(6));
    machine.see(true);
    const stage = { section, inside: slider.getByRole('button', { name: 'Next review' }) };
    await pass(2);
    begin(stage);
    await pass(7);
    expect(at()).toBe(0);
    end(stage);
    await pass(3);
    expect(at()).toBe(1);
  });

  it('[HOME-5] is not held by a finger that has only tapped', async () => {
    const { at, section } = await renderSlider(reviews(6));
    machine.see(true);
    inside('pointerenter', section, 'touch');
    await pass(3);
    expect(at()).toBe(1);
  });

  it('[HOME-5] is paused by a button, which also lets it go on while it has the focus', async () => {
    const { at, slider } = await renderSlider(reviews(6));
    machine.see(true);
    fireEvent.click(slider.getByRole('button', { name: 'Pause the reviews' }));
    await pass(7);
    expect(at()).toBe(0);
    const play = slider.getByRole('button', { name: 'Play the reviews' });
    act(() => play.focus());
    fireEvent.click(play);
    await pass(3);
    expect(at()).toBe(1);
  });

  it('[HOME-5] goes one back and one on by its buttons and by the arrows, around both ends', async () => {
    const { at, slider, row } = await renderSlider(reviews(5));
    const press = (name: string) => fireEvent.click(slider.getByRole('button', { name }));
    press('Next review');
    expect(at()).toBe(1);
    press('Previous review');
    press('Previous review');
    expect(at()).toBe(2);
    act(() => row.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(at()).toBe(0);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(at()).toBe(2);
  });

  it('[HOME-5] announces its position when it rests, and is silent while it moves by itself', async () => {
    const { slider, section } = await renderSlider(reviews(5));
    expect(section.getAttribute('aria-roledescription')).toBe('carousel');
    machine.see(true);
    const reported = slider.getByText('Showing 1 to 3 of 5 reviews');
    expect(reported.getAttribute('aria-live')).toBe('off');
    fireEvent.click(slider.getByRole('button', { name: 'Pause the reviews' }));
    expect(reported.getAttribute('aria-live')).toBe('polite');
    fireEvent.click(slider.getByRole('button', { name: 'Next review' }));
    expect(reported.textContent).toBe('Showing 2 to 4 of 5 reviews');
  });
});
