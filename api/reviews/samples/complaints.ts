/** Sentences of disappointed shoppers. `{colour}`, `{fabric}` and `{thing}` are replaced by the product's. */
import type { Garment } from '../../catalog/cloth.ts';

/** A whole review of a few words. */
export const SHORT_COMPLAINTS = [
  'Okay, not great.',
  'Expected brighter {colour}.',
  'Delivery too late.',
  'Fabric thoda patla hai.',
  'Average for the price.',
  'Photo zyada accha tha.',
  'Colour ran a little.',
  'Nice but late.',
] as const;

/** Small faults, named in reviews of three and four stars. */
export const SMALL_DEFECTS = [
  'The {colour} is a shade darker than on my screen.',
  'A little colour came out in the first wash, then it stopped.',
  'Delivery took nine days to Patna, which was longer than promised.',
  'The {fabric} is thinner than I thought.',
  'One corner had a small stain of dye that came off with salt water.',
  'It needs ironing every single time.',
  'The box was torn on one side, though nothing inside was harmed.',
  'The border on one side is slightly narrower than on the other; handmade, I suppose.',
  'I wish there were a sample swatch to order first.',
  'Rang thoda halka nikla, baaki sab theek hai.',
  'It creases more than I expected of {fabric}.',
  'There was a strong smell of dye until I aired it for two days.',
  'A few threads were loose at the edge.',
  'The pattern is less dense towards one end.',
  'Price is a bit high for {fabric}.',
  'I would have liked a bigger choice of colours.',
] as const;

/** Faults of one category. */
export const CATEGORY_DEFECTS = {
  Saree: [
    'The blouse piece is only just enough for short sleeves.',
    'The pallu could have been longer.',
    'It is slippery and wants many pins.',
    'No fall and pico, so add that to the price.',
  ],
  Dupatta: [
    'The dupatta is shorter than I expected.',
    'The edges are only rolled and began to fray.',
    'A bit narrow for covering the head.',
    'Too sheer to wear with a sleeveless kurta.',
  ],
  Dress: [
    'Runs a size small at the bust.',
    'The lining stops well above the knee.',
    'The zip sticks.',
    'Longer than described; I had to take up the hem.',
  ],
  Lehanga: [
    'The waist needed altering by two inches.',
    'The drawstring is weak.',
    'The flare is less than in the picture.',
    'The blouse piece is of a different shade.',
  ],
  Kurti: [
    'Sleeves are tight above the elbow.',
    'Shrank a little after the first wash.',
    'Order one size up.',
    'The slits are cut too high for me.',
  ],
} as const satisfies Record<Garment, readonly string[]>;

/** Serious faults, named in reviews of one and two stars. */
export const SERIOUS_DEFECTS = [
  'The colour bled in every wash and spoiled a white petticoat.',
  'I ordered {colour} and the piece that came was nearer to brown.',
  'It came two weeks late, after the function it was meant for.',
  'There was a hole the size of a lentil near the border.',
  'The dye is patchy, with a pale band right across the middle.',
  'It does not feel like {fabric} at all.',
  'Rang nikal gaya pehli hi dhulai mein.',
  'The parcel had been opened and folded back badly.',
  'The dye rubbed off on my hands and on my bag.',
  'I was sent the wrong {thing} first and waited ten more days for this one.',
  'The cloth tore at a tied dot on the second wearing.',
  'Photo aur asli mein zameen aasmaan ka fark hai.',
] as const;

/** The last sentence of a disappointed review. */
export const VERDICTS = [
  'The return was easy, at least.',
  'Customer care was polite but slow.',
  'Not for this price.',
  'I have sent it back.',
  'Better luck next time, perhaps.',
  'I expected more after reading the other reviews.',
  'Keeping it for use at home.',
  'Paise wapas mil gaye, bas itna accha tha.',
  'The design itself is lovely, which makes it sadder.',
  'Would not buy again.',
  'They offered an exchange and I am waiting.',
  'Please check pieces before sending them.',
] as const;

/** Praise in reviews of three stars. */
export const CONSOLATIONS = [
  'Still, the pattern is pretty.',
  'For daily use it will do.',
  'The handwork itself is good.',
  'Design accha hai, isliye teen star.',
  'The colour does suit me, so I am keeping it.',
  'Otherwise a decent {thing}.',
  'Fine once you know.',
  'Looks better after pressing.',
  'The {fabric} is comfortable in any case.',
  'It is all right, no more and no less.',
] as const;
