import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { basicResponses } from './basic-catalog-host.ts';
import { createSampleCatalogue } from './sample-products.ts';
import { createTestHost, type TestHost } from './test-host.ts';

/** Sends a file, or another response instead. */
export type SendFile = (response: ServerResponse) => unknown;
/** A basic host with a catalogue and files. */
export interface PictureHost extends TestHost {
  /** By their paths, with the query. */
  files: Map<string, SendFile>;
  /** The headers of the requests for files, in order. */
  received: IncomingHttpHeaders[];
  /** Sets each of these addresses on one saree, the first on the first. The gateway caches the catalogue for a minute. */
  setImages(addresses: readonly string[]): void;
}

/** Makes such a host. Without a file, every address except the catalogue's calls is a 404. */
export async function createPictureHost(): Promise<PictureHost> {
  const catalogue = createSampleCatalogue();
  const responses = basicResponses(catalogue);
  const files = new Map<string, SendFile>();
  const received: IncomingHttpHeaders[] = [];
  const host = await createTestHost((path, url, response, request) => {
    const send = files.get(request.url ?? '');
    if (!send) return responses(path, url, response, request);
    received.push(request.headers);
    send(response);
    return 'sent';
  });
  const setImages = (addresses: readonly string[]) => {
    for (const [at, image] of addresses.entries()) Object.assign(catalogue.products[at]?.variants[0] ?? {}, { image });
  };
  return { ...host, files, received, setImages };
}

/** Sends bytes with a type. */
export function sendBytes(type: string, bytes: Buffer | string): SendFile {
  return (response) => response.writeHead(200, { 'content-type': type }).end(bytes);
}

/** Sends a redirect. */
export function redirectTo(location: string): SendFile {
  return (response) => response.writeHead(302, { location }).end();
}

/** The bytes of a plain picture. */
export async function plainPicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff',
  width = 1_200,
  height = 1_600,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer();
}
