import { useState } from 'react';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { useConfirmedChange } from '../session/useConfirmedChange.tsx';
import { useStaff } from '../session/staff.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import * as words from '../words/reviews.ts';
import css from './ReviewActions.module.css';
import {
  AnswerReviewOfDocument,
  HideReviewOfDocument,
  ShowReviewOfDocument,
  type StaffReviewRowFragment,
} from './reviews.graphql.generated.ts';

interface ActionProps {
  row: StaffReviewRowFragment;
}

type Step = 'reply' | 'hide';

/** Replies to a review, hides it, or shows it again, as far as the role allows it. */
export function ReviewActions({ row }: ActionProps) {
  const [step, setStep] = useState<Step>();
  const mayHide = ['ADMIN', 'MANAGER'].includes(useStaff().me.role ?? '');
  const close = () => setStep(undefined);
  if (step === 'reply') return <ReplyForm row={row} close={close} />;
  if (step === 'hide') return <HideForm row={row} close={close} />;
  return (
    <div className={css.buttons}>
      <button className="button button-quiet" type="button" onClick={() => setStep('reply')}>
        {row.review.answer ? words.changeReply : words.reply}
      </button>
      {mayHide && row.hiddenAt && <ShowForm row={row} />}
      {mayHide && !row.hiddenAt && (
        <button className="button button-quiet" type="button" onClick={() => setStep('hide')}>
          {words.hide}
        </button>
      )}
    </div>
  );
}

interface OpenFormProps extends ActionProps {
  close: () => void;
}

const BackButton = ({ close }: Pick<OpenFormProps, 'close'>) => (
  <button className="button button-quiet" type="button" onClick={close}>
    {words.goBack}
  </button>
);

function ReplyForm({ row: { review }, close }: OpenFormProps) {
  const { send } = useConfirmedChange(AnswerReviewOfDocument, words.replySaved);
  return (
    <OfficeForm
      label={words.reply}
      action={words.saveReply}
      send={({ text = '' }) => send({ input: { reviewId: review.id, text: text.trim() } }, close)}
      beside={<BackButton close={close} />}
    >
      <TextAreaField
        name="text"
        label={words.reply}
        hint={words.replyHint}
        maxLength={1000}
        defaultValue={review.answer?.text ?? ''}
        isOptional
      />
    </OfficeForm>
  );
}

const reasonErrors = ({ reason = '' }: Values): FieldErrors =>
  reason.trim() === '' ? { reason: words.enterReason } : NO_ERRORS;

function HideForm({ row: { review }, close }: OpenFormProps) {
  const { send } = useConfirmedChange(HideReviewOfDocument, words.wasHidden);
  return (
    <OfficeForm
      label={words.hideReview}
      action={words.hideReview}
      check={reasonErrors}
      send={({ reason = '' }) => send({ input: { reviewId: review.id, reason: reason.trim() } }, close)}
      beside={<BackButton close={close} />}
    >
      <p>{words.hideHint}</p>
      <Field name="reason" label={words.reason} autoComplete="off" maxLength={500} />
    </OfficeForm>
  );
}

function ShowForm({ row: { review } }: ActionProps) {
  const { send } = useConfirmedChange(ShowReviewOfDocument, words.wasShown);
  return <OfficeForm label={words.show} action={words.show} send={() => send({ input: { reviewId: review.id } })} />;
}
