import { Link } from 'react-router-dom';
import { dayWords } from '../../../schema/days.ts';
import { orderPath } from '../../paths.ts';
import { counted } from '../../ui/format.ts';
import { usePictureAddress } from '../../ui/usePictureAddress.ts';
import { useDialog } from '../../ui/useDialog.ts';
import { smallPictureOf } from '../../ui/pictures/small-picture.ts';
import * as ordersWords from '../../words/orders.ts';
import * as pictureWords from '../../words/pictures.ts';
import * as returnsWords from '../../words/returns.ts';
import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { Fact, Facts } from './Facts.tsx';
import { RefundDates } from './RefundDates.tsx';
import { ReturnSteps } from './ReturnSteps.tsx';
import css from './Returns.module.css';
import type { ReturnDetailFragment } from './returns.graphql.generated.ts';
import { variantName } from './variant-name.ts';
import { WithdrawModal } from './WithdrawModal.tsx';

/** The returns of an order item, the newest first, or that the item itself replaces exchanged pieces. */
export const OrderReturns = ({ order: { isReplacement, returns } }: { order: OrderDetailFragment }) => (
  <>
    {isReplacement && <p className={css.note}>{returnsWords.replacesPieces}</p>}
    {[...returns].reverse().map((each) => (
      <OrderReturn key={each.returnId} of={each} />
    ))}
  </>
);

function OrderReturn({ of }: { of: ReturnDetailFragment }) {
  const { returnId, kind, quantity, canWithdraw } = of;
  const { isOpen, open, close } = useDialog();
  const heading = `return-${returnId}`;
  return (
    <article className={css.return} aria-labelledby={heading}>
      <h2 id={heading}>{returnsWords.titleOf[kind](counted(quantity, returnsWords.pieces))}</h2>
      <StateWords of={of} />
      <ReturnSteps of={of} />
      <Details of={of} />
      {canWithdraw && (
        <button type="button" className={`button button-quiet ${css.withdraw}`} onClick={open}>
          {returnsWords.withdraw}
        </button>
      )}
      {isOpen && <WithdrawModal returnId={returnId} onClose={close} />}
    </article>
  );
}

/** The state of a return in a sentence, with what the shopper does or expects next. */
function StateWords({ of: { state, pickupDay, declineReason, replacement, refund } }: { of: ReturnDetailFragment }) {
  if (state === 'REQUESTED') return <p>{returnsWords.waitsForApproval}</p>;
  if (state === 'PICKED_UP') return <p>{returnsWords.isOnItsWay}</p>;
  if (state === 'WITHDRAWN') return <p>{returnsWords.youWithdrew}</p>;
  if (state === 'DECLINED') return <p>{returnsWords.declinedBecause(declineReason ?? '')}</p>;
  if (state === 'APPROVED') {
    return (
      <p>
        {returnsWords.courierComes} <b className="no-break">{dayWords(pickupDay)}</b>
      </p>
    );
  }
  if (state === 'EXCHANGED') {
    return replacement ? (
      <p>
        {returnsWords.replacementIs}{' '}
        <Link to={orderPath(replacement.orderItemId)}>{ordersWords.orderNumber(replacement.shortId)}</Link>
      </p>
    ) : null;
  }
  return refund?.amount.amount === 0 ? <p>{returnsWords.nothingToRefund}</p> : null;
}

/** The facts of a return; its pick-up until that is over, and the dates of its refund. */
function Details({ of }: { of: ReturnDetailFragment }) {
  const { reasonText, comment, pictures, exchangeVariant, canWithdraw, pickup, pickupDay, payoutAccount, refund } = of;
  const { name, address, landmark, city, pinCode } = pickup;
  const isPaid = refund !== null && refund.amount.amount > 0;
  return (
    <>
      <Facts>
        <Fact term={returnsWords.reason}>{reasonText}</Fact>
        {comment && <Fact term={returnsWords.comment}>{comment}</Fact>}
        {pictures.length > 0 && <Pictures addresses={pictures} />}
        {exchangeVariant && <Fact term={returnsWords.inExchange}>{variantName(exchangeVariant)}</Fact>}
        {canWithdraw && (
          <Fact term={returnsWords.pickup}>
            <span>{dayWords(pickupDay)}</span>
            <span>{[name, address, landmark, `${city} ${pinCode}`].filter(Boolean).join(', ')}</span>
          </Fact>
        )}
        {isPaid && <Fact term={returnsWords.refund}>{refund.amount.display}</Fact>}
        {payoutAccount && !refund && <Fact term={returnsWords.refundTo}>{payoutAccount}</Fact>}
      </Facts>
      {refund?.status === 'FAILED' && <p>{returnsWords.refundDelayed}</p>}
      {isPaid && <RefundDates refund={refund} />}
    </>
  );
}

/** The shopper's pictures, each a link to the large one in a new tab. */
function Pictures({ addresses }: { addresses: readonly string[] }) {
  const addressOf = usePictureAddress();
  return (
    <Fact term={returnsWords.yourPhotos}>
      {addresses.map((url, index) => (
        <a key={url} className={css.picture} href={addressOf(url)} target="_blank" rel="noopener noreferrer">
          <img
            src={addressOf(smallPictureOf(url))}
            width={72}
            height={72}
            alt={pictureWords.photo(index + 1)}
            loading="lazy"
          />
          <span className="visually-hidden">{ordersWords.opensNewTab}</span>
        </a>
      ))}
    </Fact>
  );
}
