import { type KeyboardEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/Dialog.tsx';
import type { SearchTerms } from './search-params.ts';
import css from './Search.module.css';
import { SearchForm } from './SearchForm.tsx';
import { type Suggestion, useSearchSuggestions } from './useSearchSuggestions.ts';
import * as listingWords from '../../words/listing.ts';
import { usePictureAddress } from '../../ui/usePictureAddress.ts';

/** The search over the page: it lists the matching products while the shopper types; the arrow keys move through the list. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [terms, setTerms] = useState<SearchTerms>();
  const { found, words, all } = useSearchSuggestions(terms);
  const { combobox, list, option } = useCombobox(found, onClose);
  const toAddress = usePictureAddress();
  return (
    <Dialog open title={listingWords.search} variant="top" onClose={onClose}>
      <SearchForm combobox={combobox} onChange={setTerms} onSearch={onClose}>
        <output className={css.found}>
          {all ? (
            <Link to={all} onClick={onClose}>
              {words}
            </Link>
          ) : (
            <span>{words}</span>
          )}
          {found.length > 0 && <span className="visually-hidden">{listingWords.arrowKeys}</span>}
        </output>
        <div {...list} aria-label={listingWords.matchingProducts} className={css.list} hidden={found.length === 0}>
          {found.map((product, index) => (
            <Link key={product.id} {...option(index)} tabIndex={-1} to={product.path} onClick={onClose}>
              <img src={toAddress(product.cover?.image.url)} width={48} height={64} alt="" />
              <span>
                <HighlightedText text={product.name} part={terms?.text ?? ''} />
              </span>
              <b>{product.price.display}</b>
            </Link>
          ))}
        </div>
      </SearchForm>
    </Dialog>
  );
}

/** The attributes that link a text box to a list of products: the arrow keys choose one, Enter opens its page. */
function useCombobox(found: readonly Suggestion[], onClose: () => void) {
  const id = useId();
  const navigate = useNavigate();
  const [active, setActive] = useState({ list: found, index: -1 });
  const index = active.list === found ? active.index : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const product = found[index];
    if (step && found.length > 0) {
      event.preventDefault();
      // There is one position more than products: in it none is chosen.
      const positions = found.length + 1;
      setActive({ list: found, index: ((index + 1 + step + positions) % positions) - 1 });
    }
    if (event.key !== 'Enter' || !product) return;
    event.preventDefault();
    void navigate(product.path);
    onClose();
  };
  const combobox = {
    role: 'combobox',
    'aria-expanded': found.length > 0,
    'aria-controls': id,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': index < 0 ? undefined : `${id}-${index}`,
    onKeyDown,
  };
  const option = (at: number) => ({ role: 'option', id: `${id}-${at}`, 'aria-selected': at === index });
  return { combobox, list: { role: 'listbox', id }, option };
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
