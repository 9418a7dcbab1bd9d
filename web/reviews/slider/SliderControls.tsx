import * as reviewsWords from '../../words/reviews.ts';
import css from './ReviewSlider.module.css';

const PAUSE = 'M8 5v14M16 5v14';
const PLAY = 'M8 5l11 7-11 7z';
const PREVIOUS = 'M15 5l-7 7 7 7';
const NEXT = 'M9 5l7 7-7 7';

interface SliderControlsProps {
  /** Whether the reviews move automatically when nothing pauses them. */
  isOn: boolean;
  onToggle: () => void;
  /** Moves by this number of reviews. */
  onMove: (by: number) => void;
}

/** The buttons of the slider: pause or play, previous, next. */
export function SliderControls({ isOn, onToggle, onMove }: SliderControlsProps) {
  return (
    <div className={css.controls}>
      <Control
        name={isOn ? reviewsWords.pauseReviews : reviewsWords.playReviews}
        drawing={isOn ? PAUSE : PLAY}
        onPress={onToggle}
        className={css.play}
      />
      <Control name={reviewsWords.previousReview} drawing={PREVIOUS} onPress={() => onMove(-1)} />
      <Control name={reviewsWords.nextReview} drawing={NEXT} onPress={() => onMove(1)} />
    </div>
  );
}

interface ControlProps {
  name: string;
  drawing: string;
  onPress: () => void;
  className?: string;
}

function Control({ name, drawing, onPress, className = '' }: ControlProps) {
  return (
    <button type="button" className={`${css.control} ${className}`} aria-label={name} title={name} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={drawing}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
