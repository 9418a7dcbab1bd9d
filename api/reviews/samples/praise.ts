/** What pleased shoppers say. `{colour}`, `{fabric}` and `{thing}` are filled in from the product. */
import type { OccasionName } from '../../../schema/vocabulary.ts';

/** A whole review of three or four words. */
export const SHORT_PRAISE = [
  'Simply beautiful {thing}.', 'Loved it!', 'Value for money.', 'Beautiful {colour} shade.', 'Bahut sundar {thing}!',
  'Exactly as shown.', 'Very happy customer.', 'Superb quality, thanks.', 'Nice {fabric}, good colour.', 'Pyaara colour hai.',
  'Ekdum mast {thing}.', 'Worth every rupee.', 'My new favourite {thing}.', 'So soft {fabric}!', 'Ordered again, twice.',
  'Mummy ko pasand aaya.', 'True to the picture.', 'Elegant and light.', 'Wah, kya rang hai!', 'Gorgeous in {colour}.',
] as const;

/** How a happy review begins. */
export const OPENINGS = [
  'The {colour} is even richer than in the picture.',
  'I was not sure about buying {fabric} online, but this {thing} won me over.',
  'Third order from this shop and the best so far.',
  'What a {thing}!',
  'Beautiful piece, and you can see that it was made by hand.',
  'Bought this in {colour} after looking at it for two weeks.',
  'My mother chose the {colour} one and has not stopped talking about it.',
  'Colour bilkul photo jaisa hai.',
  'Gifted this {thing} to my sister and now I need one too.',
  'Quality is far better than the price suggests.',
  'Absolutely in love with this {colour}.',
  'Reached Pune in four days, neatly packed in cloth.',
  'Arrived a day early in Kochi.',
  'Kapda bahut accha hai, pehenne mein ekdum halka.',
  'The {fabric} feels lovely on the skin.',
  'I have seen the same work at three times the price in a showroom.',
  'Got compliments before I had even left the lift.',
  'Finally a {colour} that suits dusky skin.',
  'Saw this {thing} on a colleague and asked her for the link.',
  'Ordered for my mother-in-law, who is hard to please, and she smiled.',
  'Pictures do not do it justice.',
  'Such an honest {fabric}, nothing shiny or fake about it.',
  'The first thing I noticed was the smell of fresh dye, the second the {colour}.',
  'Ghar mein sabko pasand aaya.',
  'I live in Bengaluru and miss Rajasthan; this {thing} brought a bit of it home.',
  'Took a chance on {colour} and am glad I did.',
  'Good weight, good fall, good finish.',
  'Neat edges, no loose threads, no smell.',
] as const;

/** What is said of the making, by the kind of craft. */
export const CRAFT_PRAISE = {
  dots: [
    'Each dot has its own little halo, so it is certainly real bandhej and not a print.',
    'Some of the knots were still tied, and opening them was the best part.',
    'The crinkle from the tying is still in the cloth.',
    'Turn it over and you see the dots on both sides, the way real bandhani should be.',
    'My grandmother from Bhuj checked the dots with her glasses on and approved.',
    'The dots are tiny and even.',
    'Bandhani ka kaam bahut baareek hai.',
    'You can feel the raised points when you run a hand over it.',
  ],
  waves: [
    'The waves line up so well over the pleats.',
    'Leheriya ke rang ekdum khile hue hain.',
    'The stripes have that slightly broken edge which a print never has.',
    'Every stripe is a bit different, which I like.',
    'Reminds me of the leheriya my nani wore at Teej.',
    'The wave changes direction at the end, a lovely detail.',
    'The colours do not run into one another anywhere.',
  ],
  shibori: [
    'The folds left soft lines like water, no two alike.',
    'Real shibori, front and back the same.',
    'The pale parts are clean and the dark parts are deep.',
    'It looks like something from a design studio.',
    'I like that the pattern is quiet from afar and busy from near.',
    'Shibori ka pattern photo se bhi accha hai.',
  ],
  squares: [
    'Each square has a different motif, my daughter counted.',
    'The zari lines are fine and do not scratch.',
    'Exactly the gharchola that our custom asks for.',
    'The tied work inside the checks is very neat.',
    'Zari ekdum halki aur chamakdaar hai.',
    'My saas said that this is how they made them in her time.',
  ],
  shades: [
    'The shading is so gradual that you cannot say where one colour ends.',
    'The dye spreads like ink in water.',
    'Rang dheere dheere halka hota hai, bahut sundar lagta hai.',
    'Even the inside is dyed through.',
    'It looks different in daylight and in the evening, both good.',
    'The depth at the hem is stunning.',
  ],
} as const;

/** What it was worn for, by occasion. */
export const OCCASION_PRAISE = {
  Wedding: [
    "Wore it at my cousin's wedding in Udaipur and was asked about it all evening.",
    'Perfect for the pheras, not too heavy to sit in.',
    'It was the most photographed thing at the mehendi, after the bride.',
    'Shaadi mein sabne poocha kahan se liya.',
    "Bought it for my brother's wedding and it held up through three functions.",
  ],
  Festival: [
    'Wore it for Diwali puja and did not want to change out of it.',
    'Teej pe pehna tha, sabne tareef ki.',
    'It will come out every Navratri from now on.',
    'Just right for Onam with plain gold.',
    'Kept it for Karva Chauth and it was worth the wait.',
  ],
  Party: [
    'Wore it to an anniversary dinner with silver jhumkas.',
    'Looks wonderful under evening light.',
    'Danced in it for three hours.',
    'Two friends at the party wanted the name of the shop.',
  ],
  'Casual': [
    'Comfortable enough for a whole day in the Nagpur heat.',
    'I wear it for the market and for lunch with friends.',
    'Roz pehenne ke liye ekdum sahi.',
    'Takes a wash well and needs hardly any ironing.',
  ],
  'Office Wear': [
    'Wore it to office on Monday and had four compliments by lunch.',
    'Sober enough for meetings, pretty enough for after.',
    'Stays neat through a full working day.',
    'Office ke liye perfect, na zyada na kam.',
  ],
} as const satisfies Record<OccasionName, readonly string[]>;

/** What is said of the piece as a garment, by category. */
export const CATEGORY_PRAISE = {
  Saree: [
    'Pleats sit in one go.', 'The pallu falls beautifully.', 'Full length, I am 5 foot 9 and it was enough.',
    'The blouse piece matches well.', 'Needs only two pins all day.', 'Fall was already stitched, which saved me a trip.',
    'Draping it takes five minutes even for a beginner.',
  ],
  Dupatta: [
    'Goes with at least six of my kurtas.', 'Wide enough to cover the head.', 'The edges are finished properly.',
    'It stays on the shoulder without a pin.', 'Lifts a plain white suit at once.', 'Not transparent and not heavy.',
  ],
  Dress: [
    'Fits as the size chart says.', 'It has pockets!', 'The lining is soft and long enough.',
    'The length is right for 5 foot 3.', 'Stitching inside is as clean as outside.', 'Flattering at the waist.',
  ],
  Lehanga: [
    'The flare is generous.', 'Stitching at the waistband is strong.', 'My tailor fitted it within a day.',
    'Twirls like a dream.', 'The dupatta alone is worth the price.', 'Not as heavy as it looks.',
  ],
  Kurti: [
    'Fitting is perfect, I took my usual L.', 'Sleeves are the right length for once.', 'Good with jeans and with palazzos.',
    'Length comes just below my knee.', 'The neck is neither deep nor tight.', 'Stitching is neat.',
  ],
} as const;

/** How a happy review ends. */
export const CLOSINGS = [
  'Will order the other colours too.', 'Recommended.', 'Thank you to the people who made it.', 'Waiting for more in {colour}.',
  'Paisa vasool.', 'Packing was plastic-free, a nice touch.', 'Wash it separately the first time, as the label says.',
  'I hope they keep making these.', 'Already ordered one for my bhabhi.', 'Customer care answered my question within the hour.',
  'Five stars from Guwahati.', 'Zaroor lijiye.', 'Washed twice, colour as new.', 'Sundar, bas aur kya kahun.',
  'Delivery to a village near Mysuru was no problem.', 'Happy with the price too.', 'This shop has my trust.',
  'The handwritten note in the box made my day.', 'Next will be something in silk.', 'Keep it up!',
] as const;
