import { type ReactNode, useRef } from 'react';
import { SliderControls } from './SliderControls.tsx';
import css from './ReviewSlider.module.css';
import { useAutoplay } from './useAutoplay.ts';
import { useCarousel } from './useCarousel.ts';
import * as reviewsWords from '../../words/reviews.ts';

/** The position of a slide, for example '2 of 9'. */
export const positionOf = (index: number, all: readonly unknown[]) => reviewsWords.positionOf(index + 1, all.length);

/** The reviews of our customers: three slides at a time, fewer on narrow windows. */
export function Slider({ slides }: { slides: readonly ReactNode[] }) {
  const section = useRef<HTMLElement>(null);
  const { row, first, shown, moveBy } = useCarousel(slides.length);
  const { isOn, isMoving, toggle } = useAutoplay(section, () => moveBy(1));
  const last = Math.min(first + shown, slides.length);
  const inView = shown > 1 ? reviewsWords.rangeOf(first + 1, last) : `${last}`;
  return (
    <section ref={section} className={css.slider} aria-labelledby="said" aria-roledescription="carousel">
      <div className="page">
        <header className={css.heading}>
          <h2 id="said">{reviewsWords.whatCustomersSay}</h2>
          <SliderControls isOn={isOn} onToggle={toggle} onMove={moveBy} />
        </header>
        <ul ref={row} className={css.track} aria-label={reviewsWords.reviews}>
          {slides}
        </ul>
        <p className="visually-hidden" aria-live={isMoving ? 'off' : 'polite'}>
          {reviewsWords.showing(inView, slides.length)}
        </p>
        <p className={css.dots} aria-hidden="true">
          {slides.map((_, index) => (
            <span key={index} data-shown={index >= first && index < last} />
          ))}
        </p>
      </div>
    </section>
  );
}
