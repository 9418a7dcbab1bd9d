/** The limits of uploaded pictures. */

/** The most bytes of an uploaded file. */
export const MAX_UPLOAD_BYTES = 8_000_000;
/** The most pixels of the longer side of a stored picture. */
export const UPLOAD_SIDE = 1_600;
/** The most pixels of the longer side of its small copy, for lists. */
export const SMALL_UPLOAD_SIDE = 320;
/** The most pictures of one review or one return. */
export const MAX_PICTURES = 3;
