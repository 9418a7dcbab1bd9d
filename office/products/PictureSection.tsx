import { useState } from 'react';
import { joinErrors } from '../../web/ui/form/form-errors.ts';
import * as words from '../words/products.ts';
import { movePicture, picturesOf, toPictureInput, type EditedPicture } from './edited-pictures.ts';
import { PictureCard } from './PictureCard.tsx';
import css from './PictureSection.module.css';
import { SetPicturesOfDocument, type ManagedProductDetailFragment } from './products.graphql.generated.ts';
import { useProductRights } from './roles.ts';
import { useDrop } from './useDrop.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { useRecordOfForms } from '../ui/useHeldRecord.ts';
import { useProductChange } from './useProductChange.tsx';
import { useUploadPicture } from './useUploadPicture.ts';

interface PictureSectionProps {
  product: ManagedProductDetailFragment;
}

/** The pictures of a product, by the colours of its variants. */
export function PictureSection({ product }: PictureSectionProps) {
  const colors = [...new Set(product.variants.map(({ color }) => color))];
  return colors.map((color) => (
    <PicturesOfColor
      // Saved pictures, by whomever, are shown at once.
      key={`${color} ${JSON.stringify(picturesOf(product, color))}`}
      {...{ product, color }}
    />
  ));
}

/** The pictures of one colour while they are edited, and what changes them. */
function usePictures({ product, color }: PictureSectionProps & { color: string }) {
  const upload = useUploadPicture();
  const [save, { loading }] = useProductChange(SetPicturesOfDocument, words.picturesSaved);
  const [pictures, setPictures] = useState(() => picturesOf(product, color));
  const [isChanged, setChanged] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState('');
  useUnsaved(() => isChanged);
  const onTyped = useRecordOfForms()?.onTyped;
  const change = (next: (now: EditedPicture[]) => EditedPicture[]) => {
    onTyped?.();
    setPictures(next);
    setChanged(true);
  };
  const add = async (files: readonly File[]) => {
    setProblem('');
    setUploading(true);
    for (const file of files) {
      const stored = await upload(file);
      if ('message' in stored) setProblem(stored.message);
      else change((now) => [...now, { pictureId: stored.id, alt: '', crop: undefined, originalUrl: stored.url }]);
    }
    setUploading(false);
  };
  const send = async () => {
    const { productId, version } = product;
    const errors = await save({ input: { productId, version, color, pictures: toPictureInput(pictures) } });
    setProblem(errors ? joinErrors(errors) : '');
    if (!errors) setChanged(false);
  };
  return { pictures, change, add, send, problem, isChanged, isUploading, loading };
}

type Editing = ReturnType<typeof usePictures>;

/** The pictures of one colour: added by a button or by dropping files, ordered by dragging or by buttons. */
function PicturesOfColor(props: PictureSectionProps & { color: string }) {
  const { color } = props;
  const rights = useProductRights();
  const editing = usePictures(props);
  const area = useDrop<HTMLElement>({
    onDrop: (files) => {
      if (rights.words && files.length > 0) void editing.add(files);
    },
  });
  return (
    <section className={css.color} aria-label={words.picturesOf(color)} ref={area}>
      <h3>{color}</h3>
      {editing.pictures.length === 0 && <p className={css.hint}>{words.noPictures}</p>}
      <Cards editing={editing} isEditable={rights.words} />
      {editing.problem && (
        <p role="alert" className={css.problem}>
          {editing.problem}
        </p>
      )}
      {rights.words && <PictureButtons color={color} editing={editing} />}
    </section>
  );
}

function Cards({ editing: { pictures, change }, isEditable }: { editing: Editing; isEditable: boolean }) {
  const [dragged, setDragged] = useState<number>();
  return (
    <ol className={css.pictures}>
      {pictures.map((picture, at) => (
        <PictureCard
          key={picture.pictureId}
          picture={picture}
          number={at + 1}
          total={pictures.length}
          isEditable={isEditable}
          onChange={(changed) => change((now) => now.map((one) => (one === picture ? changed : one)))}
          onMove={(to) => change((now) => movePicture(now, at, to))}
          onRemove={() => change((now) => now.filter((one) => one !== picture))}
          onDrag={() => setDragged(at)}
          onDropHere={() => dragged !== undefined && change((now) => movePicture(now, dragged, at))}
        />
      ))}
    </ol>
  );
}

function PictureButtons({ color, editing }: { color: string; editing: Editing }) {
  const { add, send, isChanged, isUploading, loading } = editing;
  return (
    <div className={css.buttons}>
      <label className={css.add}>
        <span className="button button-quiet">{isUploading ? words.uploading : words.addPictures}</span>
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-label={`${words.addPictures}: ${color}`}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      {isChanged && (
        <button
          className="button"
          type="button"
          aria-busy={loading}
          disabled={loading || isUploading}
          onClick={() => void send()}
        >
          {words.savePictures}
        </button>
      )}
      <span className={css.hint}>{words.dropHint}</span>
    </div>
  );
}
