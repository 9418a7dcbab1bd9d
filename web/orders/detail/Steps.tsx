import { isKnownMoment, minuteInIndia, shortDay } from '../OrderDate.tsx';
import * as ordersWords from '../../words/orders.ts';
import css from './Tracker.module.css';

/** A step of an order or of a return; `at` is its moment, if it is known. */
export interface Step {
  name: string;
  at: string | null | undefined;
}

interface StepsProps {
  /** The name of the section for screen readers; omitted below a heading that names it. */
  label?: string;
  steps: readonly Step[];
  /** The number of completed steps. */
  reached: number;
  /** Whether the last step ends it early. */
  isCancelled?: boolean;
}

/** Steps in their order, with the dates of the completed ones. */
export function Steps({ label, steps, reached, isCancelled = false }: StepsProps) {
  return (
    <section className={css.tracker} aria-label={label} data-cancelled={isCancelled || undefined}>
      {!isCancelled && (
        <progress
          className={css.progress}
          aria-label={ordersWords.progress}
          max={100}
          value={(reached / steps.length) * 100}
        />
      )}
      <ol className={css.steps}>
        {steps.map(({ name, at }, index) => (
          <li
            key={name}
            data-done={index < reached || undefined}
            aria-current={index === reached - 1 ? 'step' : undefined}
          >
            <span>{name}</span>
            {at && isKnownMoment(at) && index < reached && (
              <time dateTime={at} title={minuteInIndia(at)}>
                {shortDay(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
