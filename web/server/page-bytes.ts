import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants, gunzip, gzipSync } from 'node:zlib';

/** How a page is sent. */
export type Coding = 'br' | 'gzip' | 'identity';

/** A page's bytes, in the codings that it was asked for in. Its text is kept in no other way. */
export type PageBytes = Map<Coding, Promise<Buffer>>;

/** Pages are smaller than this window, in powers of two. */
const WINDOW_BITS = 18;
/** The bytes of a page that come with the first flight of packets, its headers left out. */
const FIRST_FLIGHT = 13_500;

/** At once: a page takes less time than to hand it to another thread. */
const coders = {
  br: (text: Buffer) => {
    const quick = brotli(text, 4);
    // A tenth less is worth the time where it saves a visitor another flight.
    return withoutRest(quick.length > FIRST_FLIGHT ? brotli(text, 5) : quick);
  },
  gzip: (text: Buffer) => withoutRest(gzipSync(text)),
  identity: (text: Buffer) => text,
} as const satisfies Record<Coding, (text: Buffer) => Buffer>;

/** A copy in memory of its own: zlib answers a piece of a larger one, which would be kept with it. */
function withoutRest(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function brotli(text: Buffer, quality: number): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params });
}

const decoders = {
  br: (bytes: Buffer) => promisify(brotliDecompress)(bytes),
  gzip: (bytes: Buffer) => promisify(gunzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
} as const satisfies Record<Coding, (bytes: Buffer) => Promise<Buffer>>;

/** The best coding that a browser takes. */
export function codingFor(accepted: string | string[] | undefined): Coding {
  const codings = String(accepted ?? '').toLowerCase();
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(codings)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(codings) ? 'gzip' : 'identity';
}

/** Where a text's bytes stand while it is coded: it would otherwise be memory of its own, ten times as much as stays of a page. */
const place = Buffer.allocUnsafeSlow(2 ** 20);
const MOST_BYTES_OF_A_LETTER = 3;

function placed(html: string): Buffer {
  const fits = html.length * MOST_BYTES_OF_A_LETTER <= place.length;
  return fits ? place.subarray(0, place.write(html)) : Buffer.from(html);
}

/** The bytes of a text in this coding. */
export function encode(html: string, coding: Coding): PageBytes {
  const bytes = coding === 'identity' ? Buffer.from(html) : coders[coding](placed(html));
  return new Map([[coding, Promise.resolve(bytes)]]);
}

/** The bytes of a page in this coding, made of those that it has when first asked for. */
export function bytesIn(bytes: PageBytes, coding: Coding): Promise<Buffer> {
  const made = bytes.get(coding) ?? decode(bytes).then(coders[coding]);
  bytes.set(coding, made);
  return made;
}

/** The text of a page. */
export const textOf = async (bytes: PageBytes): Promise<string> => (await decode(bytes)).toString();

async function decode(bytes: PageBytes): Promise<Buffer> {
  const [[coding, made] = ['identity', Promise.resolve(Buffer.alloc(0))] as const] = bytes;
  return decoders[coding](await made);
}
