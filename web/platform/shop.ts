/** The shop's own facts, as they stand in the header, the footer and the policies. */
export const SHOP = {
  name: 'Rangbandh',
  /** The name in its own script, for the wordmark. */
  nameInHindi: 'रंगबंध',
  tagline: 'Tied by hand, dyed by eye',
  offer: 'Get an Additional 5% Discount on Your First Purchase',
  description:
    'Rangbandh brings bandhani, leheriya and shibori straight from the families who tie and dye them: sarees, dupattas, dresses, lehangas and kurtis, each piece a little different from the next.',
  claims: [
    { title: 'Free delivery across India', words: 'To every PIN code, at no charge.' },
    { title: 'Easy returns', words: 'Send a piece back within 14 days.' },
    { title: 'Secure payments', words: 'By card, over an encrypted connection.' },
    { title: 'Made in India', words: 'Tied and dyed in Rajasthan and Gujarat.' },
  ],
  address: ['Rangbandh', '14 Rangrez Gali, near Ghanta Ghar', 'Jodhpur, Rajasthan 342001', 'India'],
  email: 'help@rangbandh.example',
  phone: { display: '+91 291 555 0142', link: 'tel:+912915550142' },
  /** Where a chat begins; `?text=` is what the shopper says first. */
  chat: 'https://wa.me/912915550142',
  hours: 'Monday to Friday 9:00 AM - 6:00 PM',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/rangbandh.example' },
    { name: 'Facebook', href: 'https://www.facebook.com/rangbandh.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@rangbandh.example' },
  ],
} as const;

/** The sections of the policies page, in its order. */
export const POLICIES = [
  { name: 'Shipping', section: 'shipping' },
  { name: 'Return and refund', section: 'returns' },
  { name: 'Privacy', section: 'privacy' },
  { name: 'Terms', section: 'terms' },
] as const;
