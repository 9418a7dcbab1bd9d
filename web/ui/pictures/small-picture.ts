/** The width in pixels of the small copy of an uploaded picture that is requested, for a place of 96 pixels on any screen. */
const SMALL_WIDTH = 240;

/** The address of the small copy of an uploaded picture. Its address may have a query with its signature. */
export function smallPictureOf(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${SMALL_WIDTH}`;
}
