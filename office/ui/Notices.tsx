import * as words from '../words.ts';
import * as uiWords from '../../web/words/ui.ts';
import css from './Notices.module.css';

interface NoticeProps {
  words: string;
  hint?: string;
}

/** The placeholder of content that loads. */
export const Loading = () => <output className={css.notice}>{words.loading}</output>;

/** Reports that a list has no entries. */
export const EmptyNotice = ({ words: title, hint }: NoticeProps) => (
  <div className={css.notice}>
    <p className={css.title}>{title}</p>
    {hint && <p>{hint}</p>}
  </div>
);

/** Reports that something could not be loaded, and offers a retry. */
export const FailedNotice = ({ words: title, hint, retry }: NoticeProps & { retry: () => void }) => (
  <div className={css.notice} role="alert">
    <p className={css.title}>{title}</p>
    {hint && <p>{hint}</p>}
    <button className="button" type="button" onClick={retry}>
      {uiWords.tryAgain}
    </button>
  </div>
);
