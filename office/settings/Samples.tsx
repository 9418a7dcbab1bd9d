import { useQuery } from '@apollo/client/react';
import { SureForm } from '../ui/SureForm.tsx';
import * as words from '../words/settings.ts';
import { RemoveSamplesDocument, SamplesDocument } from './settings.graphql.generated.ts';
import { useSettingsChange } from './useSettingsChange.ts';

/** The samples of a trial and the form that removes them; nothing in a shop without samples. */
export function Samples() {
  const { data } = useQuery(SamplesDocument, { fetchPolicy: 'cache-and-network' });
  const { change, dialog } = useSettingsChange(RemoveSamplesDocument);
  const counts = data?.me?.samples;
  if (!counts || counts.products + counts.sellers + counts.promoCodes === 0) return null;
  return (
    <section aria-label={words.samples}>
      <h2>{words.samples}</h2>
      <SureForm
        action={words.removeSamples}
        hint={words.samplesHint(counts)}
        send={() => change({ input: { isSure: true } }, { done: words.samplesRemoved })}
      />
      {dialog}
    </section>
  );
}
