import { useRef, useState } from 'react';
import { MAX_PICTURES, MAX_UPLOAD_BYTES } from '../../../schema/uploads.ts';
import * as pictureWords from '../../words/pictures.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture that the shop has stored. */
export interface StoredPicture {
  /** The id for `pictureIds` of a mutation. */
  id: string;
  url: string;
}

/** Uploads a picture: the stored picture, or the reason why the shop did not accept it. */
export type UploadPicture = (picture: Blob) => Promise<StoredPicture | { message: string }>;

/** A chosen picture; `stored` is undefined while it is uploaded. */
export interface ChosenPicture {
  key: number;
  /** The name of its file. */
  name: string;
  stored: StoredPicture | undefined;
}

/** The pictures that a shopper has chosen in a form. */
export interface PictureChoice {
  pictures: readonly ChosenPicture[];
  /** The ids of the stored pictures, in the order of their choice. */
  ids: string[];
  isUploading: boolean;
  /** Why a picture is not among them; empty for none. */
  error: string;
  add: (files: readonly File[]) => void;
  remove: (key: number) => void;
}

/** The types of pictures that the shop accepts. A phone offers its camera for them, and converts its own formats to JPEG. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp';

/** Chooses and uploads up to three pictures, each at once and on its own. A failed one is removed, and `error` names it. */
export function usePictureChoice(upload: UploadPicture): PictureChoice {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [error, setError] = useState('');
  const lastKey = useRef(0);
  const remove = (key: number) => setPictures((former) => former.filter((one) => one.key !== key));
  const send = async ({ key, name }: ChosenPicture, file: File) => {
    const result = await uploadFile(upload, file);
    if ('message' in result) {
      remove(key);
      return setError(pictureWords.notUploaded(name, result.message));
    }
    // A picture that was removed meanwhile is not added again.
    setPictures((former) => former.map((one) => (one.key === key ? { ...one, stored: result } : one)));
  };
  const add = (files: readonly File[]) => {
    const room = MAX_PICTURES - pictures.length;
    setError(files.length > room ? pictureWords.mostPhotos(MAX_PICTURES) : '');
    const added = files.slice(0, room).map((file) => {
      lastKey.current += 1;
      return { file, picture: { key: lastKey.current, name: file.name, stored: undefined } };
    });
    setPictures((former) => [...former, ...added.map(({ picture }) => picture)]);
    for (const { file, picture } of added) void send(picture, file);
  };
  return {
    pictures,
    ids: pictures.flatMap(({ stored }) => (stored ? [stored.id] : [])),
    isUploading: pictures.some(({ stored }) => !stored),
    error,
    add,
    remove: (key) => {
      setError('');
      remove(key);
    },
  };
}

async function uploadFile(upload: UploadPicture, file: File): Promise<StoredPicture | { message: string }> {
  if (!PHOTO_TYPES.split(',').includes(file.type)) return { message: pictureWords.notAPhoto };
  const picture = await shrinkPicture(file);
  if (picture.size > MAX_UPLOAD_BYTES) return { message: pictureWords.tooLarge };
  return upload(picture).catch(() => ({ message: pictureWords.uploadFailed }));
}
