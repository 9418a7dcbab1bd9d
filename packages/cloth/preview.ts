/**
 * Draws a contact sheet of garments by crafts: `node packages/cloth/preview.ts /tmp/sheet.png [width]
 * [whole|close-up]`. Prints the mean time of a picture and the mean size of its AVIF.
 */
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { COLOURS, CRAFTS, GARMENTS } from './design.ts';
import type { ClothDesign, ColourName, Craft, Garment } from './design.ts';
import { drawCloth } from './draw.ts';

const [target = '/tmp/sheet.png', widthText = '240', viewText = 'whole', only = ''] = process.argv.slice(2);
const width = Number(widthText);
const view = viewText === 'close-up' ? 'close-up' : 'whole';

function isColour(name: string): name is ColourName {
  return name in COLOURS;
}

const colours = Object.keys(COLOURS).filter(isColour);

function designOf(garment: Garment, craft: Craft, index: number): ClothDesign {
  return {
    garment,
    craft,
    colour: colours[(index * 5) % colours.length] ?? 'Indigo',
    sheen: ((index * 3) % 4) / 3,
    zari: index % 3 !== 1,
    seed: `RB-${index}`,
  };
}

const designs = GARMENTS.flatMap((garment, g) =>
  CRAFTS.map((craft, c) => designOf(garment, craft, g * CRAFTS.length + c)),
).filter(
  ({ garment, craft }) =>
    only === '' || only.split(',').some((word) => word === garment || word === craft || word === `${garment}/${craft}`),
);
const columns = Math.min(CRAFTS.length, designs.length);
const height = Math.round((width * 4) / 3);
const tiles: OverlayOptions[] = [];
let [spent, bytes] = [0, 0];
for (const [index, design] of designs.entries()) {
  const start = performance.now();
  const picture = drawCloth(design, view, width);
  spent += performance.now() - start;
  const raw = { width, height, channels: 3 } as const;
  const image = sharp(picture.data, { raw });
  bytes += (await image.clone().avif({ quality: 50, effort: 4 }).toBuffer()).length;
  const input = await image.png().toBuffer();
  tiles.push({ input, left: (index % columns) * (width + 4), top: Math.floor(index / columns) * (height + 4) });
}
const rows = Math.ceil(designs.length / columns);
const background = '#FFFFFF';
await sharp({ create: { width: columns * (width + 4), height: rows * (height + 4), channels: 3, background } })
  .composite(tiles)
  .png()
  .toFile(target);
process.stdout.write(
  `${designs.length} pictures, ${Math.round(spent / designs.length)} ms and ${Math.round(bytes / designs.length)} bytes each\n`,
);
