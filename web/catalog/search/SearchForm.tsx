import { type FormEvent, type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH_TEXT } from '../../../schema/vocabulary.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import { searchPath } from '../../paths.ts';
import { FABRICS } from '../filters/fabrics.ts';
import { searchUrl, hasSearchTerms, type SearchTerms, parseSearchForm } from './search-params.ts';
import css from './Search.module.css';

/** What a search that looks for nothing is answered. */
export const NOTHING_GIVEN = 'Type what you look for, or choose a category or a fabric.';

interface SearchFormProps {
  /** What it is filled with at first. */
  wanted?: SearchTerms;
  /** How its text box goes along with a list of results. */
  combobox?: InputHTMLAttributes<HTMLInputElement>;
  onChange?: (wanted: SearchTerms) => void;
  /** The results are gone to. */
  onSearch?: () => void;
  children?: ReactNode;
}

const EMPTY: SearchTerms = { text: '', category: '', fabric: '' };

/** Text, category and fabric: a plain form that a browser can send by itself. */
export function SearchForm({ wanted = EMPTY, combobox, onChange, onSearch, children }: SearchFormProps) {
  const navigate = useNavigate();
  const [isLost, setIsLost] = useState(false);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = parseSearchForm(event.currentTarget);
    setIsLost(!hasSearchTerms(next));
    if (!hasSearchTerms(next)) return;
    void navigate(searchUrl(next));
    onSearch?.();
  };
  return (
    <form
      className={css.form}
      action={searchPath()}
      onSubmit={search}
      onChange={({ currentTarget }) => (setIsLost(false), onChange?.(parseSearchForm(currentTarget)))}
    >
      <Fields key={searchUrl(wanted)} wanted={wanted} combobox={combobox} />
      <button className="button" type="submit">
        Search
      </button>
      <p className={css.lost} role="alert">
        {isLost && NOTHING_GIVEN}
      </p>
      {children}
    </form>
  );
}

function Fields({ wanted, combobox }: { wanted: SearchTerms } & Pick<SearchFormProps, 'combobox'>) {
  return (
    <div className={css.fields}>
      <label className={css.text}>
        Search for
        <input
          {...combobox}
          type="search"
          name="text"
          maxLength={MAX_SEARCH_TEXT}
          defaultValue={wanted.text}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
      </label>
      <Choice name="category" label="Category" none="All" names={CATEGORIES} chosen={wanted.category} />
      <Choice name="fabric" label="Fabric" none="All" names={FABRICS} chosen={wanted.fabric} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** What choosing nothing is called. */
  none: string;
  names: readonly string[];
  chosen: string;
}

function Choice({ name, label, none, names, chosen }: ChoiceProps) {
  const all = chosen && !names.includes(chosen) ? [...names, chosen] : names;
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        <option value="">{none}</option>
        {all.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}
