import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/Dialog.tsx';
import { usePictureAddress } from '../../ui/usePictureAddress.ts';
import * as listingWords from '../../words/listing.ts';
import { addRecentSearch } from './recent-searches.ts';
import { hasSearchTerms, type SearchTerms } from './search-params.ts';
import css from './Search.module.css';
import { SearchForm } from './SearchForm.tsx';
import { type ListOption, useCombobox } from './useCombobox.ts';
import { type Idea, type IdeaGroup, useFirstIdeas } from './useSearchIdeas.ts';
import { type Suggestion, useSearchSuggestions } from './useSearchSuggestions.ts';

/** A group of entries of the list: no element of HTML is one. */
const GROUP = { role: 'group' };

/** The search over the page: it lists suggestions and products; the arrow keys move through the list. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [terms, setTerms] = useState<SearchTerms>();
  const typed = useSearchSuggestions(terms);
  const { groups: firstGroups, clearRecent } = useFirstIdeas(terms !== undefined && hasSearchTerms(terms));
  const groups = firstGroups.length > 0 ? firstGroups : typed.groups;
  const entries: ListOption[] = [...groups.flatMap(({ ideas }) => ideas.map(toOption)), ...typed.found];
  const { combobox, list, option } = useCombobox(entries, ({ path, onChoose }) => {
    onChoose?.();
    void navigate(path);
    onClose();
  });
  const firstProduct = entries.length - typed.found.length;
  return (
    <Dialog open title={listingWords.search} variant="top" onClose={onClose}>
      <SearchForm combobox={combobox} onChange={setTerms} onSearch={onClose}>
        <Found words={typed.words} all={typed.all} hasEntries={entries.length > 0} onClose={onClose} />
        {clearRecent && (
          <button type="button" className={css.clear} onClick={clearRecent}>
            {listingWords.clear}
            <span className="visually-hidden">{listingWords.clearRecentSearches}</span>
          </button>
        )}
        <div {...list} aria-label={listingWords.suggestions} className={css.options} hidden={entries.length === 0}>
          <Ideas groups={groups} option={option} onClose={onClose} />
          {typed.found.length > 0 && (
            <div {...GROUP} aria-label={listingWords.matchingProducts} className={css.list}>
              {typed.found.map((product, index) => (
                <Link key={product.id} {...option(firstProduct + index)} to={product.path} onClick={onClose}>
                  <FoundProduct product={product} text={terms?.text ?? ''} />
                </Link>
              ))}
            </div>
          )}
        </div>
      </SearchForm>
    </Dialog>
  );
}

const toOption = ({ path, text }: Idea): ListOption => ({
  path,
  onChoose: text === undefined ? undefined : () => addRecentSearch(text),
});

interface FoundProps {
  words: string;
  /** The address of all found products, if there are more. */
  all: string | undefined;
  hasEntries: boolean;
  onClose: () => void;
}

/** The message about the found products. */
const Found = ({ words, all, hasEntries, onClose }: FoundProps) => (
  <output className={css.found}>
    {all ? (
      <Link to={all} onClick={onClose}>
        {words}
      </Link>
    ) : (
      <span>{words}</span>
    )}
    {words && hasEntries && <span className="visually-hidden">{listingWords.arrowKeys}</span>}
  </output>
);

interface IdeasProps {
  groups: readonly IdeaGroup[];
  option: (at: number) => object;
  onClose: () => void;
}

/** The groups of suggestions. Their entries are the first of the list. */
function Ideas({ groups, option, onClose }: IdeasProps) {
  const id = useId();
  const starts = groups.map((_, nth) => groups.slice(0, nth).reduce((sum, { ideas }) => sum + ideas.length, 0));
  return groups.map(({ title, ideas }, nth) => (
    <div key={title} {...GROUP} aria-labelledby={`${id}-${nth}`} className={css.ideas}>
      <span id={`${id}-${nth}`} role="presentation">
        {title}
      </span>
      <div role="presentation">
        {ideas.map((idea, index) => (
          <Link
            key={idea.path}
            {...option((starts[nth] ?? 0) + index)}
            to={idea.path}
            onClick={() => (toOption(idea).onChoose?.(), onClose())}
          >
            {idea.label}
          </Link>
        ))}
      </div>
    </div>
  ));
}

function FoundProduct({ product: { name, price, cover }, text }: { product: Suggestion; text: string }) {
  const toAddress = usePictureAddress();
  return (
    <>
      <img src={toAddress(cover?.image.url)} width={48} height={64} alt="" />
      <span>
        <HighlightedText text={name} part={text} />
      </span>
      <b>{price.display}</b>
    </>
  );
}

/** A text in which the first occurrence of `part` is marked, case-insensitive. */
function HighlightedText({ text, part }: { text: string; part: string }) {
  const [lowerText, lowerPart] = [text.toLowerCase(), part.toLowerCase()];
  const start = lowerPart === '' || lowerText.length !== text.length ? -1 : lowerText.indexOf(lowerPart);
  if (start < 0) return text;
  const end = start + lowerPart.length;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark>{text.slice(start, end)}</mark>
      <span>{text.slice(end)}</span>
    </>
  );
}
