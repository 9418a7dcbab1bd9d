import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { newsletterPath } from '../paths.ts';
import { useConfirmedChange } from '../session/useConfirmedChange.tsx';
import { HeldRecord } from '../ui/HeldRecord.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/newsletter.ts';
import { DraftFields } from './DraftFields.tsx';
import css from './DraftPage.module.css';
import { DraftSteps } from './DraftSteps.tsx';
import { MailPreview } from './MailPreview.tsx';
import { NewsletterDraftDocument, UpdateDraftDocument, type DraftRowFragment } from './newsletter.graphql.generated.ts';

/** `/newsletter/:id`: a draft with its preview and the next steps. */
export function DraftPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(NewsletterDraftDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const draft = useLastFound(data?.me?.newsletterDraft, id);
  const back = <Link to={newsletterPath()}>{words.backToNewsletter}</Link>;
  return (
    <Screen title={draft?.subject || words.draft} beside={back}>
      {draft ? (
        <HeldRecord key={id} latest={draft} versionOf={({ version }) => version}>
          {(held) => <Draft draft={held} subscribers={data?.me?.subscriberCount?.confirmed ?? 0} />}
        </HeldRecord>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : data?.me ? (
        <EmptyNotice words={words.noSuchDraft} hint={words.noSuchDraftHint} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

const Draft = ({ draft, subscribers }: { draft: DraftRowFragment; subscribers: number }) => (
  <div className={css.columns}>
    <section className={css.card} aria-label={words.text}>
      <DraftForm draft={draft} />
    </section>
    <section className={css.card} aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <p className={css.hint}>{words.previewHint}</p>
      <MailPreview html={draft.html} />
    </section>
    <section className={css.card} aria-label={words.steps}>
      <h2>{words.steps}</h2>
      <DraftSteps draft={draft} subscribers={subscribers} />
    </section>
  </div>
);

function DraftForm({ draft }: { draft: DraftRowFragment }) {
  const { send } = useConfirmedChange(UpdateDraftDocument, words.draftSaved);
  const { draftId, version } = draft;
  return (
    <OfficeForm
      label={words.draft}
      action={words.saveDraft}
      send={({ subject = '', words: text = '' }) => send({ input: { draftId, version, subject, words: text } })}
    >
      <DraftFields draft={draft} />
    </OfficeForm>
  );
}
