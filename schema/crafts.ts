/**
 * The crafts of the shop with their stories: edit this file to write them in your words. Each craft has a page. The
 * slug is part of its address and of the products' data, so it never changes.
 */

/** A craft by which cloth is tied and dyed. */
export interface CraftStory {
  /** Its word in addresses: `bandhani`. */
  slug: string;
  /** The name for shoppers. */
  name: string;
  /** The story for its page: 60 to 120 words, in paragraphs. */
  story: readonly string[];
}

/** The shop's crafts, in the order of its pages. */
export const CRAFTS: readonly CraftStory[] = [
  {
    slug: 'bandhani',
    name: 'Bandhani',
    story: [
      'Bandhani begins with a pinch. The tier lifts a point of cloth on a long fingernail, winds cotton thread around it and moves on to the next. A fine saree has tens of thousands of these knots, and one length can take months.',
      'The cloth is dyed from light to dark: yellow first, then red, then maroon or black. Each dip is followed by more knots, which guard the colour below. When the threads are pulled, every knot opens into a ring with a bright heart. Kutch, Jamnagar and Sikar are known for the smallest dots.',
    ],
  },
  {
    slug: 'leheriya',
    name: 'Leheriya',
    story: [
      'Leher means wave, and leheriya is the cloth of the Rajasthan monsoon. The dyer rolls a length of thin fabric from one corner to the opposite one and binds the roll tightly at many places. Only the cloth between the bindings takes the dye.',
      'Opened, the roll shows diagonal stripes that run like water after the first rain. For each further colour it is rolled, bound and dyed again: five colours make a pancharangi, seven a satrangi. Families in Jaipur and Jodhpur give leheriya at Teej, and the folds never repeat exactly.',
    ],
  },
  {
    slug: 'mothra',
    name: 'Mothra',
    story: [
      'Mothra is leheriya taken one step further. After the first waves are dyed and dried, the length is opened, rolled again along the other diagonal and bound a second time. Where the two sets of lines cross, small squares stay undyed.',
      'They are as small as a moth, the lentil that gives the pattern its name. The work needs a sure hand, because a binding that slips by a thread breaks the whole check. Only a few families in Jaipur and Udaipur still tie it, mostly on georgette, crepe and fine mulmul.',
    ],
  },
  {
    slug: 'shibori',
    name: 'Shibori',
    story: [
      'Shibori came from Japan and found a home in Indian workshops that already knew how to resist a dye. The cloth is folded, stitched, clamped between blocks or wrapped around a pole, and then lowered into indigo again and again.',
      'Each method leaves its own mark. Itajime clamps give clean blocks like a window lattice, kumo binding makes spider webs, and arashi draws rain across the cloth. The air turns the green bath blue within a minute, and ten dips give the deepest shade. No two pieces open alike.',
    ],
  },
  {
    slug: 'gharchola',
    name: 'Gharchola',
    story: [
      'Gharchola means the cloth of the new home. In Gujarat the groom’s family drapes it over the bride, and she keeps it for every great day that follows. Gold thread is woven into the silk as a grid of squares, often twelve or fifty-two of them.',
      'Then the tiers fill every square with bandhani: a dancer, an elephant, a parrot or a lotus, each made of dots. Red and green are the old colours. The weaver and the tier often live in different towns, so one saree travels more than its first owner will.',
    ],
  },
  {
    slug: 'ekdali',
    name: 'Ekdali',
    story: [
      'Ekdali is bandhani at its plainest and its hardest. A single dot, tied by itself, is repeated in straight rows over the whole body of the cloth. There is no medallion to draw the eye, so every uneven knot would show.',
      'The tier works without a printed guide and keeps the distance by the width of a fingernail. A close ekdali saree takes six to ten weeks. Gajji silk and fine cotton show it best, in madder, bottle green or plum. The small peaks that the thread leaves are the proof of handwork.',
    ],
  },
  {
    slug: 'jaal',
    name: 'Jaal',
    story: [
      'A jaal is a net. Lines of tied dots run over the cloth as a trellis, and flowers or leaves grow in its openings. The drawing is first stamped with a washable colour, geru, and the tiers follow it knot by knot.',
      'Because the pattern has no beginning and no end, it suits a dupatta that is draped in many ways, and a lehanga whose panels must meet. One person ties a length from edge to edge so that the tension stays the same. After the last bath the geru washes out and the net remains.',
    ],
  },
  {
    slug: 'ombre',
    name: 'Ombre',
    story: [
      'Ombre needs no knots at all, only patience. The dyer hangs the cloth over a pole, lowers its end into the bath and lifts it by a palm’s breadth every few minutes. What stays longest becomes the darkest.',
      'A hand that moves too slowly leaves a line, and a line cannot be taken out again. In our workshops the shades are mixed from the same two dyes from start to finish, so that coral really meets plum without a grey band between them. The drape shows it best in rayon, crepe and georgette.',
    ],
  },
  {
    slug: 'spiral',
    name: 'Spiral',
    story: [
      'Spiral is the tie-dye that most of us tried at school, done with care. The dyer lays the damp cloth flat, pinches it at one point and turns it until all folds lie around the centre like a snail’s shell. Rubber bands or thread hold the disc.',
      'The colours are poured in wedges, so that neighbours may mix but opposites never touch. A night under a wet cover fixes the dye, and several rinses clear the rest. Opened, the arms run out to every edge. It looks best on cotton that is washed and worn often.',
    ],
  },
];
