import { UPLOAD_SIDE } from '../../../schema/uploads.ts';

/** The quality of the JPEG. The shop encodes it once more. */
const QUALITY = 0.9;
/** A picture of at most these bytes is sent as it is. */
const SMALL_BYTES = 500_000;

/**
 * Returns a picture that is no larger than the shop stores it, so that it is uploaded quickly. Returns the file itself
 * if it is small, or if the browser can't decode it: the shop then decides.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= SMALL_BYTES || !('createImageBitmap' in globalThis)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, UPLOAD_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const paper = canvas.getContext('2d');
    if (!paper) return file;
    // JPEG has no transparency.
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))) ?? file;
  } catch {
    // The browser can't decode it.
    return file;
  }
}
