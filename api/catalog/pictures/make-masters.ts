/** `npm run pictures`: draws missing masters and deletes those that no sample needs. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { createDrawingThreads } from './drawing-threads.ts';
import type { DrawRequest, DrawingThreads } from './drawing-threads.ts';
import { writeWhole } from './files.ts';
import { MASTERS_FOLDER } from './masters.ts';
import { sampleMasters } from './sample-masters.ts';

/** A master is made once and sent often, so it gets the encoder's best effort. */
const MASTER_AVIF = { quality: 52, effort: 3 };

async function makeMaster(drawingThreads: DrawingThreads, file: string, order: DrawRequest): Promise<void> {
  const { data, width, height } = await drawingThreads.draw(order);
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  await writeWhole(join(MASTERS_FOLDER, file), await picture.avif(MASTER_AVIF).toBuffer());
}

async function drawAll(orders: readonly (readonly [string, DrawRequest])[]): Promise<void> {
  const drawingThreads = createDrawingThreads(availableParallelism());
  const atOnce = pLimit(availableParallelism());
  let done = 0;
  try {
    await atOnce.map(orders, async ([file, order]) => {
      await makeMaster(drawingThreads, file, order);
      done += 1;
      if (done % 50 === 0) console.log(`${done} of ${orders.length} drawn`);
    });
  } finally {
    await drawingThreads.close();
  }
}

async function main(): Promise<void> {
  await mkdir(MASTERS_FOLDER, { recursive: true });
  const wanted = sampleMasters();
  const there = new Set(await readdir(MASTERS_FOLDER));
  const stale = [...there].filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(MASTERS_FOLDER, file))));
  const missing = [...wanted].filter(([file]) => !there.has(file));
  await drawAll(missing);
  const sizes = await Promise.all([...wanted.keys()].map((file) => stat(join(MASTERS_FOLDER, file))));
  const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
  console.log(`${missing.length} drawn, ${stale.length} deleted, ${wanted.size} in all, ${megabytes.toFixed(1)} MB`);
}

sharp.concurrency(1);
await main();
