/** What is said of the shop where no review can be shown. */
export interface Testimonial {
  reviewer: string;
  /** Stars, 1 to 5. */
  rating: number;
  comment: string;
  /** What it speaks of, in general: no piece of the shop. */
  piece: string;
}

/** The shop's fixed testimonials: they stand in for reviews for as long as there are fewer than three good ones. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    reviewer: 'Meenakshi Rathore',
    rating: 5,
    comment:
      'I could still feel the tiny peaks where the knots had been. My grandmother turned it over twice and said: yes, this one is tied.',
    piece: 'Bandhani saree',
  },
  {
    reviewer: 'Farah Qureshi',
    rating: 5,
    comment:
      'The waves run all the way through the cloth, and the red did not bleed in the first wash. I wear it to work.',
    piece: 'Leheriya dupatta',
  },
  {
    reviewer: 'Ishita Bhattacharya',
    rating: 4,
    comment:
      'A shade deeper than on my screen, which the page had warned me of. In daylight it is lovelier than the picture.',
    piece: 'Shibori dress',
  },
  {
    reviewer: 'Lakshmi Narayanan',
    rating: 5,
    comment: 'Bought for my daughter’s sangeet. The skirt turns like a wheel and every aunt asked where it came from.',
    piece: 'Gharchola lehanga',
  },
  {
    reviewer: 'Harpreet Kaur',
    rating: 5,
    comment: 'Soft from the first day and easy to care for. I asked a question in the chat and got an honest answer.',
    piece: 'Mothra kurti',
  },
  {
    reviewer: 'Devika Nair',
    rating: 4,
    comment:
      'Light as a veil and full of colour. The border sits a little off, and that is how I know a hand was there.',
    piece: 'Bandhani dupatta',
  },
];
