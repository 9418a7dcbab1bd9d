import { useState } from 'react';
import { Dialog } from '../../web/ui/Dialog.tsx';
import * as words from '../words/products.ts';
import css from './CropDialog.module.css';
import { CroppedPicture } from './CroppedPicture.tsx';
import { cropAt, type Crop, type EditedPicture } from './edited-pictures.ts';

interface CropDialogProps {
  picture: EditedPicture;
  onCrop: (crop: Crop) => void;
  onClose: () => void;
}

/** Chooses the shown part of a picture, three wide and four high, by its size and place. */
export function CropDialog({ picture, onCrop, onClose }: CropDialogProps) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [chosen, choose] = useState<Place>();
  const place = chosen ?? (size ? placeOf(picture.crop, size) : undefined);
  const crop = chosen && size ? cropAt(size, chosen) : picture.crop;
  return (
    <Dialog open title={words.crop} onClose={onClose}>
      <div className={css.crop}>
        <div className={css.preview}>
          <CroppedPicture url={picture.originalUrl} crop={crop} alt="" onSize={setSize} />
        </div>
        <Slider name="zoom" label={words.zoom} range={[1, 4]} {...{ place, choose }} />
        <Slider name="x" label={words.across} range={[0, 1]} {...{ place, choose }} />
        <Slider name="y" label={words.down} range={[0, 1]} {...{ place, choose }} />
        <button
          className="button"
          type="button"
          onClick={() => {
            if (crop) onCrop(crop);
            onClose();
          }}
        >
          {words.done}
        </button>
      </div>
    </Dialog>
  );
}

/** The size and the place of the shown part. */
interface Place {
  zoom: number;
  x: number;
  y: number;
}

interface SliderProps {
  name: keyof Place;
  label: string;
  range: readonly [min: number, max: number];
  place: Place | undefined;
  choose: (place: Place) => void;
}

const Slider = ({ name, label, range: [min, max], place, choose }: SliderProps) => (
  <label className={css.slider}>
    {label}
    <input
      type="range"
      min={min}
      max={max}
      step={0.01}
      disabled={!place}
      value={place?.[name] ?? min}
      onChange={({ target }) => place && choose({ ...place, [name]: Number(target.value) })}
    />
  </label>
);

/** The sliders of a crop; those of the middle without one. */
function placeOf(crop: Crop | undefined, size: { width: number; height: number }) {
  if (!crop) return { zoom: 1, x: 0.5, y: 0.5 };
  const whole = cropAt(size, { zoom: 1, x: 0, y: 0 });
  const along = (start: number, part: number) => (part >= 1 ? 0.5 : start / (1 - part));
  return {
    zoom: Math.min(4, Math.max(1, whole.width / crop.width)),
    x: along(crop.left, crop.width),
    y: along(crop.top, crop.height),
  };
}
