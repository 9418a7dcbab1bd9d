import { Slide } from './Slide.tsx';
import { positionOf, Slider } from './Slider.tsx';
import { TESTIMONIALS } from './testimonials.ts';

/** The slider with the shop's fixed testimonials instead of reviews. */
export function TestimonialSlider() {
  const slides = TESTIMONIALS.map(({ product, ...review }, index) => (
    <Slide key={index} {...review} position={positionOf(index, TESTIMONIALS)}>
      <span>{product}</span>
    </Slide>
  ));
  return <Slider slides={slides} />;
}
