import { type ReactNode, useRef } from 'react';
import { SliderControls } from './SliderControls.tsx';
import css from './ReviewSlider.module.css';
import { TESTIMONIALS } from './testimonials.ts';
import { ReviewSlide, type ReviewRef, TestimonialSlide } from './Slide.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useCarousel } from './useCarousel.ts';
import * as reviewsWords from '../../words/reviews.ts';

/** With fewer reviews than this the slider shows the fixed testimonials. */
const MIN_REVIEWS = 3;

/** What our customers say: three reviews at a time, fewer on narrow windows; fixed testimonials where reviews are few. */
export function ReviewSlider({ reviews }: { reviews?: readonly ReviewRef[] | null }) {
  const hasEnough = reviews && reviews.length >= MIN_REVIEWS;
  const slides = hasEnough
    ? reviews.map(({ id }, index) => <ReviewSlide key={id} review={{ id }} position={positionOf(index, reviews)} />)
    : TESTIMONIALS.map((testimonial, index) => (
        <TestimonialSlide key={index} testimonial={testimonial} position={positionOf(index, TESTIMONIALS)} />
      ));
  return <Slider slides={slides} />;
}

const positionOf = (index: number, all: readonly unknown[]) => reviewsWords.positionOf(index + 1, all.length);

function Slider({ slides }: { slides: readonly ReactNode[] }) {
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
