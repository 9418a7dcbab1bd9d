import { Link } from 'react-router-dom';
import { productPath } from '../../paths.ts';
import { useCancelNotice } from '../../wishlist/notices/notices.graphql.generated.ts';
import * as homeWords from '../../words/account-home.ts';
import * as noticeWords from '../../words/notices.ts';
import { WaitingSection } from '../AccountFrame.tsx';
import css from './NoticeList.module.css';
import { useNoticeList, type ListedNoticeFragment } from './notice-list.graphql.generated.ts';

/** The mails that the shopper waits for; each can be cancelled here. Renders nothing in a shop without notices. */
export function NoticeList() {
  const { data, loading } = useNoticeList({}, { fetchPolicy: 'cache-and-network' });
  const [cancelNotice] = useCancelNotice({
    once: ({ input }) => `notice ${input.noticeId}`,
    failed: noticeWords.failedToCancel,
    toast: { area: 'account' },
    isComplete: ({ cancelNotice: { shopper } }) => shopper !== null,
  });
  if (!data && loading) return <WaitingSection />;
  const notices = data?.me?.notices?.nodes;
  if (!notices) return null;
  return (
    <section className={css.notices} aria-labelledby="notices">
      <h2 id="notices" tabIndex={-1}>
        {homeWords.notices}
      </h2>
      {notices.length === 0 ? (
        <p>{homeWords.noNotices}</p>
      ) : (
        <ul className={css.list}>
          {notices.map((notice) => (
            <li key={notice.id} className={css.notice}>
              <ListedNotice
                notice={notice}
                onCancel={() => void cancelNotice({ input: { noticeId: notice.noticeId } })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A notice: its variant, what it waits for, and a button that cancels it. */
function ListedNotice({ notice, onCancel }: { notice: ListedNoticeFragment; onCancel: () => void }) {
  const { variant, kind, price, isConfirmed } = notice;
  const name = variant
    ? [variant.product.name, variant.color, variant.size].filter(Boolean).join(' · ')
    : homeWords.unknownProduct;
  return (
    <>
      <p className={css.name}>
        {variant ? <Link to={productPath(variant.product.path, variant.sku)}>{name}</Link> : name}
      </p>
      <p className={css.state}>
        <span>{homeWords.waitsFor(kind)}</span>
        {kind === 'PRICE' && <span>{` · ${homeWords.priceThen(price.display)}`}</span>}
      </p>
      {!isConfirmed && <p className={css.state}>{homeWords.unconfirmed}</p>}
      <button
        type="button"
        className={css.cancel}
        aria-label={homeWords.cancelNoticeOf(name)}
        onClick={() => {
          document.getElementById('notices')?.focus();
          onCancel();
        }}
      >
        {homeWords.cancelNotice}
      </button>
    </>
  );
}
