import { useNavigate } from 'react-router-dom';
import { SEND_AGAIN } from '../../web/ui/form/form-errors.ts';
import { newsletterPath } from '../paths.ts';
import { useConfirmedChange } from '../session/useConfirmedChange.tsx';
import { useStaff } from '../session/staff.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { SureForm } from '../ui/SureForm.tsx';
import * as words from '../words/newsletter.ts';
import css from './DraftSteps.module.css';
import {
  DeleteDraftDocument,
  SendDraftDocument,
  TestDraftDocument,
  type DraftRowFragment,
} from './newsletter.graphql.generated.ts';

interface DraftStepsProps {
  draft: DraftRowFragment;
  /** The number of confirmed subscribers. */
  subscribers: number;
}

/** Mails a saved draft to oneself, sends it to all, or deletes it. */
export function DraftSteps({ draft: { draftId, version }, subscribers }: DraftStepsProps) {
  const navigate = useNavigate();
  const input = { draftId, version };
  const test = useConfirmedChange(TestDraftDocument, words.tested);
  const sendAll = useConfirmedChange(SendDraftDocument, words.sent);
  const remove = useConfirmedChange(DeleteDraftDocument, words.removed);
  const leave = () => void navigate(newsletterPath(), { replace: true });
  return (
    <div className={css.steps}>
      <Test hint={words.testHint} send={() => test.send({ input })} />
      {['ADMIN', 'MANAGER'].includes(useStaff().me.role ?? '') && (
        <SureForm
          action={words.send}
          hint={words.sendHint}
          label={words.sendSure(subscribers)}
          send={() => sendAll.send({ input }, leave)}
        />
      )}
      <SureForm action={words.remove} hint={words.removeHint} send={() => remove.send({ input }, leave)} />
      {sendAll.dialog}
    </div>
  );
}

interface TestProps {
  hint: string;
  send: () => ReturnType<ReturnType<typeof useConfirmedChange>['send']>;
}

/** The form of a test mail, which can be sent again. */
function Test({ hint, send }: TestProps) {
  return (
    <OfficeForm label={words.test} action={words.test} send={async () => (await send()) ?? SEND_AGAIN}>
      <p className={css.hint}>{hint}</p>
    </OfficeForm>
  );
}
