import { dayInIndia } from '../../web/ui/format.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { useStaffChange } from '../session/useStaffChange.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/shoppers.ts';
import css from './ShopperPage.module.css';
import {
  BlockShopperOfDocument,
  UnblockShopperOfDocument,
  type ShopperDetailFragment,
} from './shoppers.graphql.generated.ts';

const reasonErrors = ({ reason = '' }: Values): FieldErrors =>
  reason.trim() === '' ? { reason: words.enterReason } : NO_ERRORS;

/** Blocks a shopper, or shows the block and ends it. */
export function Block({ shopperId, block }: { shopperId: string; block: ShopperDetailFragment['block'] }) {
  const { send: start } = useStaffChange(BlockShopperOfDocument, words.blockedNow);
  const { send: end } = useStaffChange(UnblockShopperOfDocument, words.unblockedNow);
  const title = block ? words.blocked : words.block;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {block ? (
        <div className={css.forms} key="blocked">
          <p className={css.note}>{block.reason}</p>
          <p className={css.more}>{[words.by(block.by), dayInIndia(block.at)].join(' · ')}</p>
          <OfficeForm label={words.unblock} action={words.unblock} send={() => end({ input: { shopperId } })} />
        </div>
      ) : (
        <div className={css.forms} key="free">
          <p>{words.blockHint}</p>
          <OfficeForm
            label={words.block}
            action={words.block}
            check={reasonErrors}
            send={({ reason = '' }) => start({ input: { shopperId, reason: reason.trim() } })}
          >
            <Field name="reason" label={words.reason} autoComplete="off" maxLength={500} />
          </OfficeForm>
        </div>
      )}
    </section>
  );
}
