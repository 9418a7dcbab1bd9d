import { type FormEvent, type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchProductsLimits } from '../../../schema/generated/limits.ts';
import { searchPath } from '../../paths.ts';
import { useShop } from '../../shop/useShop.ts';
import { focusHeading, hasNoFocus } from '../../ui/focus.ts';
import { useFabrics } from './fabrics.graphql.generated.ts';
import { searchUrl, hasSearchTerms, type SearchTerms, parseSearchForm } from './search-params.ts';
import { properFabric } from '../../../schema/fabrics.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as listingWords from '../../words/listing.ts';
import css from './Search.module.css';

/** What the shop answers to a search without terms. */
export const NO_TERMS_HINT = listingWords.searchHint;

interface SearchFormProps {
  /** The terms that the form holds at first. */
  terms?: SearchTerms;
  /** Attributes that tie the text box to a list of suggestions. */
  combobox?: InputHTMLAttributes<HTMLInputElement>;
  onChange?: (terms: SearchTerms) => void;
  /** Called when the shopper goes to the results. */
  onSearch?: () => void;
  children?: ReactNode;
}

const NO_TERMS: SearchTerms = { text: '', category: '', fabric: '' };

/** Text, category and fabric: a plain form that a browser can send without a script. */
export function SearchForm({ terms = NO_TERMS, combobox, onChange, onSearch, children }: SearchFormProps) {
  const navigate = useNavigate();
  const [isHintShown, setIsHintShown] = useState(false);
  const url = searchUrl(terms);
  const formerUrl = useRef(url);
  useEffect(() => {
    // The fields for other terms are new ones: whoever was in a former one is taken to what was found.
    if (formerUrl.current !== url && hasNoFocus()) focusHeading();
    formerUrl.current = url;
  }, [url]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = parseSearchForm(event.currentTarget);
    setIsHintShown(!hasSearchTerms(entered));
    if (!hasSearchTerms(entered)) return;
    void navigate(searchUrl(entered));
    onSearch?.();
  };
  return (
    <form
      className={css.form}
      action={searchPath()}
      onSubmit={search}
      onChange={({ currentTarget }) => (setIsHintShown(false), onChange?.(parseSearchForm(currentTarget)))}
    >
      <Fields key={url} terms={terms} combobox={combobox} />
      <button className="button" type="submit">
        {listingWords.search}
      </button>
      <p className={css.error} role="alert">
        {isHintShown && NO_TERMS_HINT}
      </p>
      {children}
    </form>
  );
}

function Fields({ terms, combobox }: { terms: SearchTerms } & Pick<SearchFormProps, 'combobox'>) {
  const categories = useShop().categories.map(({ name }) => name);
  const fabrics = useFabrics().data?.shop?.fabrics ?? [];
  return (
    <div className={css.fields}>
      <label className={css.text}>
        {listingWords.searchFor}
        <input
          {...combobox}
          type="search"
          name="text"
          maxLength={searchProductsLimits.text.maxLength}
          defaultValue={terms.text}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
      </label>
      <SelectField name="category" label={listingWords.category} options={categories} selected={terms.category} />
      <SelectField
        name="fabric"
        label={catalogWords.fabric}
        options={fabrics}
        selected={terms.fabric}
        labelOf={properFabric}
      />
    </div>
  );
}

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly string[];
  /** Empty for 'All'. A value that is none of the options is shown as one. */
  selected: string;
  /** How an option is read; as its value without this. */
  labelOf?: (option: string) => string;
}

function SelectField({ name, label, options, selected, labelOf }: SelectFieldProps) {
  const all = selected && !options.includes(selected) ? [...options, selected] : options;
  return (
    <label>
      {label}
      <select name={name} defaultValue={selected}>
        <option value="">{listingWords.all}</option>
        {all.map((option) => (
          <option key={option} value={option}>
            {labelOf?.(option) ?? option}
          </option>
        ))}
      </select>
    </label>
  );
}
