import { useState } from 'react';
import { useStaff } from '../session/staff.ts';
import css from './CroppedPicture.module.css';
import { cropAt, type Crop } from './edited-pictures.ts';

interface CroppedPictureProps {
  url: string;
  /** Undefined for the middle. */
  crop: Crop | undefined;
  alt: string;
  /** Called with the pixels of the whole picture. */
  onSize?: (size: { width: number; height: number }) => void;
}

/** The shown part of a picture, as the shop will cut it. */
export function CroppedPicture({ url, crop, alt, onSize }: CroppedPictureProps) {
  const [size, setSize] = useState({ width: 3, height: 4 });
  const own = `${useStaff().shopUrl}/pictures/`;
  const { left, top, width, height } = crop ?? cropAt(size, { zoom: 1, x: 0.5, y: 0.5 });
  const percent = (part: number) => `${part * 100}%`;
  return (
    <div className={css.frame}>
      <img
        src={url.replace(own, '/pictures/')}
        alt={alt}
        draggable={false}
        style={{
          inlineSize: percent(1 / width),
          blockSize: percent(1 / height),
          insetInlineStart: percent(-left / width),
          insetBlockStart: percent(-top / height),
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setSize({ width: naturalWidth, height: naturalHeight });
          onSize?.({ width: naturalWidth, height: naturalHeight });
        }}
      />
    </div>
  );
}
