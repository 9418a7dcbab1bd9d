import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { Thumbnail, useOwnPictures } from '../catalog/Thumbnail.tsx';
import { orderPath, returnsPath } from '../paths.ts';
import { Facts } from '../ui/Facts.tsx';
import { HeldRecord } from '../ui/HeldRecord.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/returns.ts';
import { ReturnDocument, type ReturnQuery } from './returns.graphql.generated.ts';
import css from './ReturnPage.module.css';
import { ReturnState } from './ReturnState.tsx';
import { ReturnSteps } from './ReturnSteps.tsx';

type Detail = NonNullable<NonNullable<ReturnQuery['me']>['saleReturn']>;

/** `/returns/:id`: one return with its pictures, its history, and the next steps. */
export function ReturnPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ReturnDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const found = useLastFound(data?.me?.saleReturn, id);
  const back = <Link to={returnsPath()}>{words.allReturns}</Link>;
  return (
    <Screen title={found ? `${words.aReturn} ${found.returnId.slice(-8)}` : words.aReturn} beside={back}>
      {found ? (
        <Content key={id} found={found} />
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : data?.me ? (
        <EmptyNotice words={words.noSuchReturn} hint={words.noSuchReturnHint} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

const Content = ({ found }: { found: Detail }) => (
  <div className={css.columns}>
    <section className={css.piece} aria-label={officeWords.piece}>
      {found.sale && <Thumbnail url={found.sale.image.url} alt={found.sale.image.alt} width={96} />}
      <div>
        <h2>{found.item?.name}</h2>
        <ReturnState state={found.state} />
        <Facts facts={pieceFactsOf(found)} />
        {found.sale && <Link to={orderPath(found.sale.id)}>{words.openOrder}</Link>}
      </div>
    </section>
    <section aria-label={officeWords.actions}>
      <h2>{officeWords.actions}</h2>
      <HeldRecord latest={found} versionOf={({ state }) => state}>
        {(held) => <ReturnSteps found={held} />}
      </HeldRecord>
    </section>
    <section aria-label={words.request}>
      <h2>{words.request}</h2>
      <Facts facts={requestFactsOf(found)} />
      <Pictures pictures={found.pictures} />
    </section>
    <section aria-label={words.pickup}>
      <h2>{words.pickupOn(dayInIndia(found.pickupDay))}</h2>
      <PickupAddress {...found.pickup} />
    </section>
    {found.refund && (
      <section aria-label={words.refund}>
        <h2>{words.refund}</h2>
        <Facts facts={refundFactsOf(found.refund)} />
      </section>
    )}
    <section aria-label={officeWords.history}>
      <h2>{officeWords.history}</h2>
      <Facts facts={historyOf(found)} />
    </section>
  </div>
);

/** The shopper's pictures; each opens in full size. */
function Pictures({ pictures }: Pick<Detail, 'pictures'>) {
  const toOwn = useOwnPictures();
  if (pictures.length === 0) return null;
  return (
    <ul className={css.pictures} aria-label={words.pictures}>
      {pictures.map(toOwn).map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={`${url}&w=320`} alt={words.picture(at + 1)} width={120} height={120} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const PickupAddress = ({ phone, alternatePhone, landmark, ...pickup }: Detail['pickup']) => (
  <address className={css.address}>
    {pickup.name}
    <br />
    {pickup.address}
    {landmark && `, ${landmark}`}
    <br />
    {pickup.city}, {pickup.state} {pickup.pinCode}
    <br />
    <a href={`tel:+91${phone}`}>{phone}</a>
    {alternatePhone && `, ${alternatePhone}`}
  </address>
);

type Fact = [name: string, value: string];
/** The facts that have a value. */
const given = (facts: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  facts.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));
const day = (at: string | null) => at && dayInIndia(at);

const pieceFactsOf = ({ item, quantity, condition }: Detail): Fact[] =>
  given([
    [words.pieces, String(quantity)],
    [officeWords.sku, item && [item.sku, item.color, item.size].filter(Boolean).join(' · ')],
    [officeWords.seller, item?.shopName],
    [words.condition, condition && words.conditionWords[condition]],
  ]);

const requestFactsOf = ({ kind, exchangeSku, reasonText, comment }: Detail): Fact[] =>
  given([
    [words.request, words.kindWords[kind]],
    [words.inExchange, exchangeSku],
    [words.reason, reasonText],
    [words.comment, comment],
  ]);

const refundFactsOf = ({ amount, status, account, reference, expectedBy }: NonNullable<Detail['refund']>): Fact[] =>
  given([
    [officeWords.amount, `${amount.display} · ${words.refundWords[status]}`],
    [words.account, account],
    [words.reference, reference],
    [words.creditBy, day(expectedBy)],
  ]);

/** The steps of a return with their dates, in their order. */
const historyOf = (found: Detail): Fact[] =>
  given([
    [words.requested, day(found.requestedAt)],
    [words.approved, day(found.approvedAt)],
    [words.pickedUp, day(found.pickedUpAt)],
    [words.received, day(found.receivedAt)],
    [words.refundStarted, day(found.refund?.initiatedAt ?? null)],
    [words.refundSent, day(found.refund?.processedAt ?? null)],
    [words.declined, day(found.declinedAt)],
    [words.reason, found.declineReason],
    [words.withdrawn, day(found.withdrawnAt)],
  ]);
