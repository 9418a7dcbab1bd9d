import { type ReactNode, useRef } from 'react';
import { SliderControls } from './SliderControls.tsx';
import css from './ReviewSlider.module.css';
import { TESTIMONIALS } from './testimonials.ts';
import { ReviewSlide, type ReviewRef, TestimonialSlide } from './Slide.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useCarousel } from './useCarousel.ts';

/** How many reviews it takes to speak for the shop. */
const ENOUGH = 3;

/** What shoppers say, three reviews at a time, fewer on narrow windows; the fixed testimonials where there are too few. */
export function ReviewSlider({ reviews }: { reviews?: readonly ReviewRef[] | null }) {
  const isReal = reviews && reviews.length >= ENOUGH;
  const slides = isReal
    ? reviews.map(({ id }, at) => <ReviewSlide key={id} review={{ id }} place={placeOf(at, reviews)} />)
    : TESTIMONIALS.map((said, at) => <TestimonialSlide key={at} said={said} place={placeOf(at, TESTIMONIALS)} />);
  return <Slider slides={slides} />;
}

const placeOf = (at: number, all: readonly unknown[]) => `${at + 1} of ${all.length}`;

function Slider({ slides }: { slides: readonly ReactNode[] }) {
  const section = useRef<HTMLElement>(null);
  const { track, first, shown, go } = useCarousel(slides.length);
  const { isOn, isMoving, toggle } = useAutoplay(section, () => go(1));
  const last = Math.min(first + shown, slides.length);
  const inView = shown > 1 ? `${first + 1} to ${last}` : `${last}`;
  return (
    <section ref={section} className={css.said} aria-labelledby="said" aria-roledescription="carousel">
      <div className="page">
        <header className={css.heading}>
          <h2 id="said">What our customers say</h2>
          <SliderControls isOn={isOn} onToggle={toggle} go={go} />
        </header>
        <ul ref={track} className={css.track} aria-label="Reviews">
          {slides}
        </ul>
        <p className="visually-hidden" aria-live={isMoving ? 'off' : 'polite'}>
          {`Showing ${inView} of ${slides.length} reviews`}
        </p>
        <p className={css.dots} aria-hidden="true">
          {slides.map((_, at) => (
            <span key={at} data-shown={at >= first && at < last} />
          ))}
        </p>
      </div>
    </section>
  );
}
