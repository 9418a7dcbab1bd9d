import { useApolloClient } from '@apollo/client/react';
import type { UploadPicture } from '../ui/pictures/usePictureChoice.ts';
import * as pictureWords from '../words/pictures.ts';
import * as sessionWords from '../words/session.ts';
import { usableToken } from './auth-link.ts';

/** The path of uploads at the shop. */
const UPLOADS = '/uploads';

/** The function that uploads a picture of the shopper. A refused token is renewed once. It rejects when the shop is unreachable. */
export function useUploadPicture(): UploadPicture {
  const client = useApolloClient();
  const send = async (picture: Blob, refused?: string): ReturnType<UploadPicture> => {
    const token = await usableToken(client, refused);
    if (token === undefined) return { message: sessionWords.sessionHasExpired };
    const response = await fetch(UPLOADS, {
      method: 'POST',
      headers: { 'content-type': picture.type || 'application/octet-stream', authorization: `Bearer ${token}` },
      credentials: 'same-origin',
      body: picture,
    });
    if (response.status === 401 && refused === undefined) return send(picture, token);
    const body: unknown = await response.json();
    if (!response.ok) return { message: messageIn(body) ?? pictureWords.uploadFailed };
    return storedIn(body) ?? { message: pictureWords.uploadFailed };
  };
  return (picture) => send(picture);
}

function storedIn(body: unknown) {
  if (typeof body !== 'object' || body === null || !('id' in body) || !('url' in body)) return undefined;
  const { id, url } = body;
  return typeof id === 'string' && typeof url === 'string' ? { id, url } : undefined;
}

/** The message of the first error. */
function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return undefined;
  const [error]: unknown[] = body.errors;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
