import sharp from 'sharp';
import type { ApiResponse, Client } from '../test-api.ts';

/** A photo of these pixels, as a JPEG with a camera's metadata. */
export function photoOf({ width = 64, height = 48 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#9b1b3a' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera of Asha' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 55/1 0/1' } })
    .toBuffer();
}

/** Uploads the bytes of a file. */
export function upload(client: Client, file: Buffer, type = 'application/octet-stream'): Promise<ApiResponse> {
  return client.post('/uploads', file, { 'content-type': type });
}

/** Uploads a photo and returns its id. */
export async function uploaded(client: Client): Promise<string> {
  const { status, body, text } = await upload(client, await photoOf());
  if (status !== 200) throw new Error(text);
  return body.picture.pictureId;
}
