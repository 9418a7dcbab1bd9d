import * as policiesWords from '../words/policies.ts';

/** A text whose ranges of days, such as '8-9 days', stand on one line each: Chromium breaks a line behind their hyphen. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(policiesWords.rangeOfDays).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
