import { Link, useNavigate } from 'react-router-dom';
import { newsletterDraftPath, newsletterPath } from '../paths.ts';
import { useConfirmedChange } from '../session/useConfirmedChange.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as words from '../words/newsletter.ts';
import { DraftFields } from './DraftFields.tsx';
import css from './DraftPage.module.css';
import { CreateDraftDocument } from './newsletter.graphql.generated.ts';

/** `/new-newsletter`: writes an issue, which is saved as a draft. */
export function NewDraftPage() {
  const navigate = useNavigate();
  const { send } = useConfirmedChange(CreateDraftDocument, words.draftSaved);
  const back = <Link to={newsletterPath()}>{words.backToNewsletter}</Link>;
  return (
    <Screen title={words.write} beside={back}>
      <div className={css.card}>
        <OfficeForm
          label={words.write}
          action={words.saveDraft}
          send={({ subject = '', words: text = '' }) =>
            send({ input: { subject, words: text } }, ({ createNewsletterDraft }) => {
              const id = createNewsletterDraft?.draft?.draftId;
              if (id !== undefined) void navigate(newsletterDraftPath(id), { replace: true });
            })
          }
        >
          <DraftFields />
        </OfficeForm>
      </div>
    </Screen>
  );
}
