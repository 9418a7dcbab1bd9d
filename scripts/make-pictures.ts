/** `npm run pictures`: draws missing masters and deletes those of no sample. Drawing all takes half an hour. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCloth } from 'cloth';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { writeWhole } from '../api/catalog/pictures/files.ts';
import {
  listSampleMasters,
  masterFile,
  MASTERS_FOLDER,
  MASTER_WIDTH,
  PLAIN_MASTER,
} from '../api/catalog/pictures/masters.ts';
import { PICTURE_RATIO } from '../schema/vocabulary.ts';

/** A master is encoded once and sent often. */
const MASTER_AVIF = { quality: 50, effort: 3 };

function plainPicture(): Sharp {
  const background = `#${PLAIN_MASTER.split('.').at(-1)}`;
  return sharp({ create: { width: MASTER_WIDTH, height: MASTER_WIDTH * PICTURE_RATIO, channels: 3, background } });
}

/** The drawing of each master, by its file. */
function listDrawings(): Map<string, () => Sharp> {
  const drawings = listSampleMasters().flatMap(({ design, views }) =>
    views.map(({ view, name }): [string, () => Sharp] => {
      const draw = () => {
        const { data, width, height } = drawCloth(design, view, MASTER_WIDTH);
        return sharp(data, { raw: { width, height, channels: 3 } });
      };
      return [masterFile(name), draw];
    }),
  );
  return new Map([...drawings, [masterFile(PLAIN_MASTER), plainPicture]]);
}

await mkdir(MASTERS_FOLDER, { recursive: true });
const wanted = listDrawings();
const there = new Set(await readdir(MASTERS_FOLDER));
const stale = [...there].filter((file) => !wanted.has(file));
await Promise.all(stale.map((file) => rm(join(MASTERS_FOLDER, file))));
const missing = [...wanted].filter(([file]) => !there.has(file));
for (const [index, [file, draw]] of missing.entries()) {
  await writeWhole(join(MASTERS_FOLDER, file), await draw().avif(MASTER_AVIF).toBuffer());
  if (index % 50 === 49) console.log(`${index + 1} of ${missing.length} drawn`);
}
const sizes = await Promise.all([...wanted.keys()].map((file) => stat(join(MASTERS_FOLDER, file))));
const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
console.log(`${missing.length} drawn, ${stale.length} deleted, ${wanted.size} in all, ${megabytes.toFixed(1)} MB`);
