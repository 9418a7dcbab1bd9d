import type { Values } from '../../web/ui/form/form-errors.ts';
import * as words from '../words/settings.ts';
import css from './BannerPreview.module.css';

interface BannerPreviewProps {
  /** The texts as they are typed. */
  values: Values;
  /** The figures in place of their names in braces. */
  figures: Readonly<Record<string, string>>;
}

/** The banner of the storefront with the typed texts. */
export function BannerPreview({ values: { offer = '', tagline = '' }, figures }: BannerPreviewProps) {
  const shown = Object.entries(figures).reduce((text, [name, figure]) => text.replaceAll(`{${name}}`, figure), offer);
  return (
    <figure className={css.preview} aria-label={words.preview}>
      <figcaption>{words.preview}</figcaption>
      <div className={css.banner}>
        <p>{shown}</p>
        <p>{tagline}</p>
      </div>
    </figure>
  );
}
