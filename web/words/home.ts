// The home page
export const heroColour = 'Colour,';
export const heroTied = 'tied by hand';
export const heroText =
  'Bandhani, leheriya and shibori from the dyers of Rajasthan and Gujarat. Thousands of knots go into every piece, and no two are alike.';
export const allCollections = 'All collections';
export const shopCategory = (plural: string): string => `Shop ${plural.toLowerCase()}`;
export const viewAllOf = (plural: string): string => `View All ${plural}`;
export const craftsTitle = 'How the cloth gets its colour';
export const bandhaniText =
  'The cloth is tied into thousands of tiny knots. Each leaves a pale dot with a dark centre.';
export const leheriyaText = 'The cloth is rolled diagonally and tied, and opens into waves of colour.';
export const shiboriText = 'The cloth is folded, clamped and dipped in dye, for lines that no brush can draw.';
export const mothraText = 'Leheriya tied a second time across the first, so that the waves cross into small checks.';
export const gharcholaText = 'A grid of gold thread with a motif tied into every square. Red and green, for brides.';
export const spiralText = 'The cloth is twisted round a point, tied and dyed, so that the colours turn like a wheel.';
export const viewProduct = 'View product';
export const viewProductOf = (craft: string, name: string): string => `View product in ${craft}: ${name}`;
export const tiedByHand = 'Tied by hand';
export const tiedByHandText = 'Every dot is a knot tied by hand. No dot is printed.';
export const noTwoAlike = 'No two alike';
export const noTwoAlikeText = 'Small differences in dots and shade show it is hand-dyed.';
export const fromTheMakers = 'Straight from the makers';
export const fromTheMakersText = 'From the families who tie and dye, to you. Every product page shows the seller.';
export const easyReturns = (days: number): string => `Easy ${days}-day returns`;
export const returnsText = (days: number): string =>
  `Not what you expected? Return it within ${days} days. You get your refund in `;
export const businessDays = ' business days.';
export const chatWithUs = 'Chat with us';
export const chatWithUsNewTab = 'Chat with us (opens a new tab)';
export const chatGreeting = (shop: string): string => `Hello ${shop}, I have a question about a product.`;
