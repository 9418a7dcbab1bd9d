import { useApolloClient } from '@apollo/client/react';
import { shrinkPicture } from '../../web/ui/pictures/shrink-picture.ts';
import { usableToken } from '../session/auth-link.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/products.ts';

/** A stored picture, or the message of a refusal. */
type Uploaded = { id: string; url: string } | { message: string };

/** Uploads a picture of the member of staff, made smaller first. A refused token is renewed once. */
export function useUploadPicture(): (file: File) => Promise<Uploaded> {
  const client = useApolloClient();
  const send = async (picture: Blob, refused?: string): Promise<Uploaded> => {
    const token = await usableToken(client, refused);
    if (token === undefined) return { message: officeWords.sessionOver };
    const response = await fetch('/uploads', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
      credentials: 'same-origin',
      body: picture,
    });
    if (response.status === 401 && refused === undefined) return send(picture, token);
    return readAnswer(await response.json(), response.ok);
  };
  return async (file) => send(await shrinkPicture(file)).catch(() => ({ message: officeWords.notReached }));
}

function readAnswer(body: unknown, isOk: boolean): Uploaded {
  const failed = { message: words.uploadFailed };
  if (typeof body !== 'object' || body === null) return failed;
  if (isOk && 'id' in body && 'url' in body && typeof body.id === 'string' && typeof body.url === 'string')
    return { id: body.id, url: body.url };
  if (!('errors' in body) || !Array.isArray(body.errors)) return failed;
  const [error]: unknown[] = body.errors;
  const isSaid = typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
  return isSaid ? { message: String(error.message) } : failed;
}
