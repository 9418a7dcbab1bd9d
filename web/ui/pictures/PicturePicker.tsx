import { useId, useRef } from 'react';
import { MAX_PICTURES } from '../../../schema/uploads.ts';
import { usePictureAddress } from '../usePictureAddress.ts';
import * as pictureWords from '../../words/pictures.ts';
import css from './PicturePicker.module.css';
import { smallPictureOf } from './small-picture.ts';
import { PHOTO_TYPES, type ChosenPicture, type PictureChoice } from './usePictureChoice.ts';

interface PicturePickerProps {
  /** The name of the group. */
  label: string;
  choice: PictureChoice;
}

/** Up to three photos of a form: each is uploaded as soon as it is chosen, and can be removed. */
export function PicturePicker({ label, choice: { pictures, error, add, remove } }: PicturePickerProps) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const removeAndFocus = (key: number) => {
    remove(key);
    input.current?.focus();
  };
  return (
    <fieldset className={css.picker} aria-describedby={hint}>
      <legend>{label}</legend>
      <Thumbnails pictures={pictures} onRemove={removeAndFocus} />
      <label className={`button button-quiet ${css.add}`} data-off={pictures.length >= MAX_PICTURES || undefined}>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept={PHOTO_TYPES}
          multiple
          // It remains in the tab order when the maximum is reached, so that the focus is not lost.
          aria-disabled={pictures.length >= MAX_PICTURES}
          onClick={(event) => pictures.length >= MAX_PICTURES && event.preventDefault()}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <span>{pictures.length === 0 ? pictureWords.addPhoto : pictureWords.addAnotherPhoto}</span>
      </label>
      <p className={css.hint} id={hint}>
        {pictureWords.photosHint(MAX_PICTURES)}
      </p>
      <p className={css.error} role="alert">
        {error}
      </p>
    </fieldset>
  );
}

const Thumbnails = ({ pictures, onRemove }: Pick<PictureChoice, 'pictures'> & { onRemove: (key: number) => void }) => (
  <ul className={css.pictures}>
    {pictures.map((picture, index) => (
      <li key={picture.key}>
        <Thumbnail picture={picture} position={index + 1} onRemove={() => onRemove(picture.key)} />
      </li>
    ))}
  </ul>
);

interface ThumbnailProps {
  picture: ChosenPicture;
  position: number;
  onRemove: () => void;
}

function Thumbnail({ picture: { name, stored }, position, onRemove }: ThumbnailProps) {
  const addressOf = usePictureAddress();
  return (
    <>
      {stored ? (
        <img src={addressOf(smallPictureOf(stored.url))} width={96} height={96} alt={pictureWords.photo(position)} />
      ) : (
        <output className={css.waiting}>
          <span className="visually-hidden">{pictureWords.uploading(name)}</span>
        </output>
      )}
      <button type="button" aria-label={pictureWords.removePhoto(position)} onClick={onRemove} />
    </>
  );
}
