import css from './StatusMark.module.css';

/** A short warning beside a name, such as `Blocked`. */
export const StatusMark = ({ words }: { words: string }) => <span className={css.mark}>{words}</span>;
