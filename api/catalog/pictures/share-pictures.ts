/**
 * Draws the pictures for share cards from the masters, or from the photo that staff have uploaded: a piece beside its
 * cloth from close by, or four pieces of a category. They are JPEG, because not every reader of share cards shows newer
 * formats.
 */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { SHARE_PICTURE_SIZE } from '../../../schema/vocabulary.ts';
import { encodePicture } from '../../../server-kit/pictures/encoding.ts';
import { readIfThere, writeWhole } from './files.ts';
import { listSampleMasters, masterFile, MASTERS_FOLDER, PLAIN_MASTER } from './masters.ts';
import type { PictureOptions } from './pictures.ts';

/** The pictures for share cards. */
export interface SharePictures {
  /** The address of a category's picture; undefined for a category without samples. */
  addressOf: (category: string) => string | undefined;
  /**
   * The picture of this name as JPEG; undefined for an unknown name. Concurrent calls make it once; `client` takes turns
   * with others. Rejects when the disk fails.
   */
  serve(name: string, client: string): Promise<Buffer | undefined>;
}

/** The file of a master or the bytes of a photo, and the width that it fills. */
interface Panel {
  picture: string | Buffer;
  /** Pixels. */
  width: number;
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
/** The ground between and around pieces: the shop's paper. */
const GROUND = '#fbf7f0';
/** Pixels of ground between two panels. */
const GAP = 6;
/** The width of a whole piece in the proportions of its master. */
const WHOLE_WIDTH = Math.round(HEIGHT * 0.75);
/** The number of pieces of a category. */
const PIECES = 4;
/** The pictures in memory, in bytes. */
const HOT_BYTES = 8_000_000;
/** The name of the shown part of a photo that staff have uploaded. */
const PHOTO_NAME = /^photo-[a-z2-7]{26}$/;
/** Increase this number when the same masters make another picture. */
const LAYOUT_VERSION = 1;

/** Creates the pictures for share cards. They are saved in the folder `pictures/share`. */
export function createSharePictures({ dataDir, masters = MASTERS_FOLDER, findPhoto }: PictureOptions): SharePictures {
  const { ofNames, ofCategories } = listPanels(masters);
  const hot = new LRUCache<string, Buffer, { client: string }>({
    maxSize: HOT_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: async (name, _stale, { context: { client } }) => {
      const file = join(dataDir, 'pictures', 'share', `${name}.${LAYOUT_VERSION}.jpeg`);
      const cached = await readIfThere(file);
      if (cached) return cached;
      const panels = ofNames.get(name) ?? panelsOf(await findPhoto?.(name, client));
      if (panels.length === 0) return undefined;
      const made = await drawPanels(panels, client);
      await writeWhole(file, made);
      return made;
    },
    ignoreFetchAbort: true,
  });
  return {
    addressOf: (category) => ofCategories.get(category),
    async serve(name, client) {
      const isKnown = ofNames.has(name) || PHOTO_NAME.test(name);
      return isKnown ? hot.fetch(name, { context: { client } }) : undefined;
    },
  };
}

/** A piece, and its cloth from close by. */
const pieceAndCloth = (piece: Panel['picture'], cloth: Panel['picture']): Panel[] => [
  { picture: piece, width: WHOLE_WIDTH },
  { picture: cloth, width: WIDTH - GAP - WHOLE_WIDTH },
];

/** A photo, and its middle from close by; nothing without a photo. */
const panelsOf = (photo: Buffer | undefined): Panel[] => (photo ? pieceAndCloth(photo, photo) : []);

/** Draws pictures side by side, in the middle of the ground. */
async function drawPanels(panels: readonly Panel[], client: string): Promise<Buffer> {
  const all = panels.reduce((sum, { width }) => sum + width, GAP * (panels.length - 1));
  let left = Math.round((WIDTH - all) / 2);
  const overlays: OverlayOptions[] = [];
  for (const { picture, width } of panels) {
    const input = await sharp(picture).resize({ width, height: HEIGHT }).toBuffer();
    overlays.push({ input, left, top: 0 });
    left += width + GAP;
  }
  const ground = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } });
  return encodePicture(ground.composite(overlays), { format: 'jpeg', effort: 0, client });
}

/** Four of these names, from the first to the last at equal distances. */
const spread = (names: readonly string[]): string[] =>
  Array.from({ length: PIECES }, (_, at) => names[Math.round((at * (names.length - 1)) / (PIECES - 1))] ?? '').filter(
    (name, at, all) => name !== '' && all.indexOf(name) === at,
  );

/** The panels of each picture by its name, and the addresses of the categories' pictures. */
function listPanels(masters: string) {
  const fileOf = (master: string) => join(masters, masterFile(master));
  const plain = { picture: fileOf(PLAIN_MASTER), width: WIDTH };
  const ofNames = new Map<string, readonly Panel[]>([[PLAIN_MASTER, [plain]]]);
  const pieces = new Map<string, string[]>();
  for (const { design, views } of listSampleMasters()) {
    const [whole, closeUp] = views.map(({ name }) => name);
    if (whole === undefined || closeUp === undefined) continue;
    ofNames.set(whole, pieceAndCloth(fileOf(whole), fileOf(closeUp)));
    pieces.set(design.garment, [...(pieces.get(design.garment) ?? []), whole]);
  }
  const ofCategories = new Map<string, string>();
  for (const [category, wholes] of pieces) {
    const chosen = spread(wholes);
    const name = `${category}.share.${hash('sha256', JSON.stringify([LAYOUT_VERSION, ...chosen])).slice(0, 12)}`;
    const width = Math.floor((WIDTH - GAP * (chosen.length - 1)) / chosen.length);
    ofNames.set(
      name,
      chosen.map((master) => ({ picture: fileOf(master), width })),
    );
    ofCategories.set(category, `/pictures/share/${name}`);
  }
  return { ofNames, ofCategories };
}
