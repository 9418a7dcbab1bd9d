import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { orderPath, shoppersPath } from '../paths.ts';
import { Facts } from '../ui/Facts.tsx';
import { HeldRecord } from '../ui/HeldRecord.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import { roleWords } from '../words/people.ts';
import * as words from '../words/shoppers.ts';
import * as officeWords from '../words.ts';
import { AccountData } from './AccountData.tsx';
import { Block } from './Block.tsx';
import { ShopperNotes } from './ShopperNotes.tsx';
import css from './ShopperPage.module.css';
import { ShopperRecordDocument, type ShopperDetailFragment } from './shoppers.graphql.generated.ts';

/** `/shoppers/:shopperId`: an account with its orders, returns, reviews and notes, and what staff can do for it. */
export function ShopperPage() {
  const { shopperId = '' } = useParams();
  const { data, error, refetch } = useQuery(ShopperRecordDocument, {
    variables: { shopperId },
    fetchPolicy: 'cache-and-network',
  });
  const record = useLastFound(data?.me?.shopperRecord, shopperId);
  return (
    <Screen title={record?.account.name ?? words.shopper} beside={<Link to={shoppersPath()}>{words.all}</Link>}>
      {record ? (
        <Shopper key={shopperId} record={record} />
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : data?.me ? (
        <EmptyNotice words={words.noSuchShopper} hint={words.noSuchShopperHint} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

/** The moment of the block, or that there is none. */
const blockOf = ({ block }: ShopperDetailFragment): string => block?.at ?? 'none';

function Shopper({ record }: { record: ShopperDetailFragment }) {
  const { account, items, returns, reviews, notes } = record;
  const { shopperId, email, role } = account;
  return (
    <div className={css.columns}>
      <section aria-label={words.account}>
        <h2>{words.account}</h2>
        <Facts facts={factsOf(record)} />
      </section>
      <ShopperNotes shopperId={shopperId} notes={notes} />
      <List title={words.orders} entries={items.map((item) => [item.orderItemId, <Item key="item" {...item} />])} />
      <List title={words.returns} entries={returns.map((one) => [one.returnId, <Return key="return" {...one} />])} />
      <List title={words.reviews} entries={reviews.map((one) => [one.reviewId, <Review key="review" {...one} />])} />
      {role === 'SHOPPER' && (
        <HeldRecord latest={record} versionOf={blockOf}>
          {({ block }) => <Block shopperId={shopperId} block={block} />}
        </HeldRecord>
      )}
      {role === 'SHOPPER' && <AccountData email={email} />}
    </div>
  );
}

function factsOf({ account, isProven, newsletter }: ShopperDetailFragment): [string, string][] {
  return [
    [words.email, `${account.email} (${isProven ? words.proven : words.notProven})`],
    [words.phone, account.phone ?? words.unknown],
    [words.since, dayInIndia(account.createdAt)],
    [words.newsletter, words.newsletterWords[newsletter]],
    [words.role, roleWords[account.role]],
  ];
}

const List = ({ title, entries }: { title: string; entries: [key: string, entry: ReactNode][] }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {entries.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <ul className={css.list}>
        {entries.map(([key, entry]) => (
          <li key={key}>{entry}</li>
        ))}
      </ul>
    )}
  </section>
);

const Item = ({ orderItemId, name, quantity, status, placedAt, total }: ShopperDetailFragment['items'][number]) => (
  <>
    <Link to={orderPath(orderItemId)}>
      {quantity} × {name}
    </Link>
    <div className={css.more}>{[officeWords.statusWords[status], total.display, dayInIndia(placedAt)].join(' · ')}</div>
  </>
);

const Return = ({ orderItemId, state, requestedAt }: ShopperDetailFragment['returns'][number]) => (
  <>
    <Link to={orderPath(orderItemId)}>{orderItemId}</Link>
    <div className={css.more}>{[words.returnStates[state], dayInIndia(requestedAt)].join(' · ')}</div>
  </>
);

const Review = (one: ShopperDetailFragment['reviews'][number]) => (
  <>
    {one.productName}
    <div>{one.comment}</div>
    <div className={css.more}>
      {[words.stars(one.rating), dayInIndia(one.createdAt), one.isHidden && words.hidden].filter(Boolean).join(' · ')}
    </div>
  </>
);
