import { useId, useState } from 'react';
import * as words from '../words/products.ts';
import { CropDialog } from './CropDialog.tsx';
import { CroppedPicture } from './CroppedPicture.tsx';
import type { EditedPicture } from './edited-pictures.ts';
import css from './PictureCard.module.css';
import { useDrop } from './useDrop.ts';

interface PictureCardProps {
  picture: EditedPicture;
  /** Its place, from 1. */
  number: number;
  total: number;
  isEditable: boolean;
  onChange: (changed: EditedPicture) => void;
  /** Moves it to a place, from 0. */
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: () => void;
  onDropHere: () => void;
}

/** A picture with its text, and the buttons that move, crop and remove it. */
export function PictureCard(props: PictureCardProps) {
  const { picture, number, total, isEditable, onChange, onMove, onRemove, onDrag, onDropHere } = props;
  const [isCropping, setCropping] = useState(false);
  const card = useDrop<HTMLLIElement>({
    onDrag,
    onDrop: (files) => {
      if (files.length === 0) onDropHere();
    },
  });
  return (
    <li ref={card} className={css.card} draggable={isEditable}>
      <CroppedPicture url={picture.originalUrl} crop={picture.crop} alt={picture.alt} />
      {isEditable && (
        <>
          <div className={css.buttons}>
            <Step label={words.moveEarlier(number)} sign="←" isOff={number === 1} onPress={() => onMove(number - 2)} />
            <Step label={words.moveLater(number)} sign="→" isOff={number === total} onPress={() => onMove(number)} />
            <Step label={words.cropPicture(number)} sign={words.crop} onPress={() => setCropping(true)} />
            <Step label={words.removePicture(number)} sign="✕" onPress={onRemove} />
          </div>
          <AltField {...{ picture, number, onChange }} />
        </>
      )}
      {isCropping && (
        <CropDialog
          picture={picture}
          onCrop={(crop) => onChange({ ...picture, crop })}
          onClose={() => setCropping(false)}
        />
      )}
    </li>
  );
}

function AltField({ picture, number, onChange }: Pick<PictureCardProps, 'picture' | 'number' | 'onChange'>) {
  const id = useId();
  return (
    <>
      <label className={css.label} htmlFor={id}>
        {words.altText(number)}
      </label>
      <input
        id={id}
        className={css.text}
        type="text"
        maxLength={200}
        value={picture.alt}
        onChange={({ target }) => onChange({ ...picture, alt: target.value })}
      />
    </>
  );
}

interface StepProps {
  label: string;
  sign: string;
  isOff?: boolean;
  onPress: () => void;
}

const Step = ({ label, sign, isOff = false, onPress }: StepProps) => (
  <button className={css.step} type="button" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
    {sign}
  </button>
);
