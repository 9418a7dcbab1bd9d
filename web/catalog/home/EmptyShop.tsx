import * as catalogWords from '../../words/catalog.ts';
import parts from '../../ui/parts.module.css';

/** The notice of a shop without any product, for shoppers and for the owner. */
export function EmptyShop() {
  return (
    <div className={parts.notice}>
      <div className={parts.strip} aria-hidden="true" />
      <p className={parts.title}>{catalogWords.emptyShop}</p>
      <p className={parts.hint}>{catalogWords.emptyShopHint}</p>
    </div>
  );
}
