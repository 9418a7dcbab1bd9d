import { Field } from '../../web/ui/form/Field.tsx';
import { SEND_AGAIN } from '../../web/ui/form/form-errors.ts';
import type { FormOptions } from '../../web/ui/form/useForm.ts';
import * as words from '../words.ts';
import css from './FilterBar.module.css';
import { OfficeForm } from './OfficeForm.tsx';

interface FilterBarProps<Choice extends string> {
  /** The name of the choices for screen readers. */
  name: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
  /** The chosen one; undefined for all. */
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
  searchLabel: string;
  search: string;
  check: FormOptions['check'];
  onSearch: (text: string) => void;
}

/** The filters of a list: one of a few choices, and a search. */
export function FilterBar<Choice extends string>(props: FilterBarProps<Choice>) {
  const { name, choices, labels, chosen, onChoose } = props;
  return (
    <div className={css.filters}>
      <fieldset className={css.choices}>
        <legend className="visually-hidden">{name}</legend>
        {[undefined, ...choices].map((choice) => (
          <button
            key={choice ?? ''}
            type="button"
            className={css.choice}
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
          >
            {choice ? labels[choice] : words.all}
          </button>
        ))}
      </fieldset>
      <Search {...props} />
    </div>
  );
}

type SearchProps = Pick<FilterBarProps<string>, 'searchLabel' | 'search' | 'check' | 'onSearch'>;

const Search = ({ searchLabel, search, check, onSearch }: SearchProps) => (
  <OfficeForm
    key={search}
    isPassing
    label={words.search}
    action={words.search}
    check={check}
    send={async ({ search: text = '' }) => {
      onSearch(text.trim());
      return SEND_AGAIN;
    }}
    beside={
      search && (
        <button className="button button-quiet" type="button" onClick={() => onSearch('')}>
          {words.clear}
        </button>
      )
    }
  >
    <Field name="search" label={searchLabel} type="search" autoComplete="off" defaultValue={search} isOptional />
  </OfficeForm>
);
