// Pictures that shoppers add, all our own
export const photosOfPiece = 'Photos of your piece (optional)';
export const addPhoto = 'Add a photo';
export const addAnotherPhoto = 'Add another photo';
export const photosHint = (most: number): string =>
  `Up to ${most} photos, JPEG, PNG or WebP. We remove the place where they were taken.`;
export const uploading = (name: string): string => `Uploading ${name}…`;
export const photo = (position: number): string => `Photo ${position}`;
export const removePhoto = (position: number): string => `Remove photo ${position}`;
export const mostPhotos = (most: number): string => `You can add up to ${most} photos.`;
export const notUploaded = (name: string, why: string): string => `${name}: ${why}`;
export const tooLarge = 'This photo is larger than 8 MB. Please choose a smaller one.';
export const notAPhoto = 'This is not a photo. Please choose a JPEG, PNG or WebP picture.';
export const uploadFailed = 'The photo could not be uploaded. Please try again.';
