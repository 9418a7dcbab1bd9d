import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { settingsPath } from '../paths.ts';
import { useStaff } from '../session/staff.ts';
import { HeldRecord } from '../ui/HeldRecord.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/settings.ts';
import { Samples } from './Samples.tsx';
import { SectionForm } from './SectionForm.tsx';
import { SettingsDocument, type SettingsOfSectionFragment } from './settings.graphql.generated.ts';
import { RestoreButton, SettingsHistory } from './SettingsHistory.tsx';
import css from './SettingsPage.module.css';

/** The sections of a member of staff who only edits words. */
const OF_EDITORS: ReadonlySet<string> = new Set(['WORDS', 'CATEGORIES']);

/** `/settings`: the settings of the shop, a section at a time, with their history. */
export function SettingsPage() {
  const [query] = useSearchParams();
  const { role } = useStaff().me;
  const { data, error, refetch } = useQuery(SettingsDocument, { fetchPolicy: 'cache-and-network' });
  const all = useLastFound(data?.me?.settings, '') ?? [];
  const sections = role === 'ADMIN' ? all : all.filter(({ name }) => OF_EDITORS.has(name));
  const section = sections.find(({ name }) => name === query.get('section')) ?? sections[0];
  return (
    <Screen title={words.title}>
      {section ? (
        <>
          <nav className={css.sections} aria-label={words.sections}>
            {sections.map((one) => (
              <Link key={one.name} to={settingsPath(one.name)} aria-current={one === section ? 'page' : undefined}>
                {words.sectionNames[one.name]}
                <span className={css.state}>{one.isDefault ? words.isDefault : words.isChanged}</span>
              </Link>
            ))}
          </nav>
          <HeldRecord key={section.name} latest={section} versionOf={({ version }) => version}>
            {(held) => <Section section={held} figures={figuresOf(all)} />}
          </HeldRecord>
        </>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : data ? (
        <EmptyNotice words={officeWords.nothingFound} />
      ) : (
        <Loading />
      )}
      {role === 'ADMIN' && (
        <div className={css.columns}>
          <Samples />
        </div>
      )}
    </Screen>
  );
}

/** The figures in force that texts may name. */
function figuresOf(sections: readonly SettingsOfSectionFragment[]): Record<string, string> {
  const contents = sections.map(({ content }) => content);
  const payment = contents.find((content) => content.payment)?.payment;
  const policies = contents.find((content) => content.policies)?.policies;
  return {
    firstPurchasePercent: String(payment?.firstPurchasePercent ?? ''),
    returnDays: String(policies?.returnDays ?? ''),
  };
}

interface SectionProps {
  section: SettingsOfSectionFragment;
  figures: Readonly<Record<string, string>>;
}

function Section({ section, figures }: SectionProps) {
  const { name, version, isDefault, changedAt, changedBy } = section;
  return (
    <div className={css.columns}>
      <section aria-label={words.sectionNames[name]}>
        <h2>{words.sectionNames[name]}</h2>
        <p>{words.sectionHints[name]}</p>
        <p className={css.state}>
          {changedAt && changedBy ? words.changedBy(changedBy, dayInIndia(changedAt)) : words.neverChanged}
        </p>
        <SectionForm section={section} figures={figures} />
      </section>
      <section aria-label={words.history}>
        <h2>{words.history}</h2>
        {!isDefault && (
          <p>
            <RestoreButton name={name} version={version} to={0} />
          </p>
        )}
        <SettingsHistory section={section} />
      </section>
    </div>
  );
}
