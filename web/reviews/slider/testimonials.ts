/** A fixed text instead of a review. */
interface Testimonial {
  reviewer: string;
  /** Stars, 1 to 5. */
  rating: number;
  comment: string;
  /** The kind of product in the text; no product of the shop. */
  product: string;
}

/** The shop's fixed testimonials. The slider shows them while there are fewer than three good reviews. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    reviewer: 'Meenakshi Rathore',
    rating: 5,
    comment:
      'I could still feel the tiny peaks where the knots had been. My grandmother turned it over twice and said: yes, this one is tied.',
    product: 'Bandhani saree',
  },
  {
    reviewer: 'Farah Qureshi',
    rating: 5,
    comment:
      'The waves run all the way through the cloth, and the red did not bleed in the first wash. I wear it to work.',
    product: 'Leheriya dupatta',
  },
  {
    reviewer: 'Ishita Bhattacharya',
    rating: 5,
    comment: 'Even lovelier in daylight than in the picture. My colleagues keep asking where I found it.',
    product: 'Shibori dress',
  },
  {
    reviewer: 'Lakshmi Narayanan',
    rating: 5,
    comment: 'Bought for my daughter’s sangeet. The skirt turns like a wheel and every aunt asked where it came from.',
    product: 'Gharchola lehanga',
  },
  {
    reviewer: 'Harpreet Kaur',
    rating: 5,
    comment: 'Soft from the first day and easy to care for. I asked a question in the chat and got an honest answer.',
    product: 'Mothra kurti',
  },
  {
    reviewer: 'Devika Nair',
    rating: 4,
    comment: 'Light as a veil and full of colour. You can see the hand work in every dot.',
    product: 'Bandhani dupatta',
  },
];
