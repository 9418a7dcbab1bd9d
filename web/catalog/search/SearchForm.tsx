import { type FormEvent, type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchProductsLimits } from '../../../schema/generated/limits.ts';
import { searchPath } from '../../paths.ts';
import { useShop } from '../../shop/useShop.ts';
import { focusHeading, hasNoFocus } from '../../ui/focus.ts';
import { useFabrics } from './fabrics.graphql.generated.ts';
import { addRecentSearch } from './recent-searches.ts';
import { hasSearchTerms, NO_TERMS, parseSearchForm, searchUrl, type SearchTerms } from './search-params.ts';
import { properFabric } from '../../../schema/fabrics.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as listingWords from '../../words/listing.ts';
import css from './Search.module.css';

/** The shop's message about a search without terms. */
export const NO_TERMS_HINT = listingWords.searchHint;

interface SearchFormProps {
  /** The initial terms of the form. */
  terms?: SearchTerms;
  /** The shop's fabrics, if they are known. */
  fabrics?: readonly string[];
  /** Attributes that link the text box to a list of suggestions. */
  combobox?: InputHTMLAttributes<HTMLInputElement>;
  onChange?: (terms: SearchTerms) => void;
  /** Called when the shopper goes to the results. */
  onSearch?: () => void;
  children?: ReactNode;
}

/** Text, category and fabric: a plain form that a browser can send without a script. */
export function SearchForm({ terms = NO_TERMS, fabrics, combobox, onChange, onSearch, children }: SearchFormProps) {
  const navigate = useNavigate();
  const [isHintShown, setIsHintShown] = useState(false);
  const url = searchUrl(terms);
  const formerUrl = useRef(url);
  useEffect(() => {
    // The fields for other terms are new elements: a focus in a previous field moves to the results.
    if (formerUrl.current !== url && hasNoFocus()) focusHeading();
    formerUrl.current = url;
  }, [url]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = parseSearchForm(event.currentTarget);
    setIsHintShown(!hasSearchTerms(entered));
    if (!hasSearchTerms(entered)) return;
    addRecentSearch(entered.text);
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
      <Fields key={url} terms={terms} fabrics={fabrics} combobox={combobox} />
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

type FieldsProps = { terms: SearchTerms } & Pick<SearchFormProps, 'fabrics' | 'combobox'>;

function Fields({ terms, fabrics: known, combobox }: FieldsProps) {
  const categories = useShop().categories.map(({ name }) => name);
  const { data } = useFabrics(undefined, { skip: known !== undefined });
  const fabrics = known ?? data?.shop?.fabrics ?? [];
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
  /** The label of an option; the value if it is missing. */
  labelOf?: (option: string) => string;
}

function SelectField({ name, label, options, selected, labelOf }: SelectFieldProps) {
  const all = selected && !options.includes(selected) ? [...options, selected] : options;
  return (
    <label>
      <span>{label}</span>
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
