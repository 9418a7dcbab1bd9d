import { type KeyboardEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/Dialog.tsx';
import type { SearchTerms } from './search-params.ts';
import { HighlightedText } from './HighlightedText.tsx';
import css from './Search.module.css';
import { SearchForm } from './SearchForm.tsx';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';

/** The search over the page: what matches is listed while it is typed, and can be gone to by the arrow keys. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [wanted, setWanted] = useState<SearchTerms>();
  const { found, words } = useSuggestions(wanted);
  const { combobox, list, option } = useCombobox(found, onClose);
  return (
    <Dialog open title="Search" variant="top" onClose={onClose}>
      <SearchForm combobox={combobox} onChange={setWanted} onSearch={onClose}>
        <output className={css.found}>
          {words}
          {found.length > 0 && <span className="visually-hidden">. The arrow keys lead through them.</span>}
        </output>
        <div {...list} aria-label="Pieces that match" className={css.list} hidden={found.length === 0}>
          {found.map((piece, index) => (
            <Link key={piece.id} {...option(index)} tabIndex={-1} to={piece.path} onClick={onClose}>
              <img src={piece.cover?.image.url} width={48} height={64} alt="" />
              <span>
                <HighlightedText text={piece.name} part={wanted?.text ?? ''} />
              </span>
              <b>{piece.price.display}</b>
            </Link>
          ))}
        </div>
      </SearchForm>
    </Dialog>
  );
}

/** What ties a text box to a list of pieces: the arrows choose one, Enter goes to it. */
function useCombobox(found: readonly Suggestion[], onClose: () => void) {
  const id = useId();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState({ among: found, at: -1 });
  const at = chosen.among === found ? chosen.at : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const piece = found[at];
    if (step && found.length > 0) {
      event.preventDefault();
      // One place more than there are pieces: there nothing is chosen.
      const places = found.length + 1;
      setChosen({ among: found, at: ((at + 1 + step + places) % places) - 1 });
    }
    if (event.key !== 'Enter' || !piece) return;
    event.preventDefault();
    void navigate(piece.path);
    onClose();
  };
  const combobox = {
    role: 'combobox',
    'aria-expanded': found.length > 0,
    'aria-controls': id,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': at < 0 ? undefined : `${id}-${at}`,
    onKeyDown,
  };
  const option = (index: number) => ({ role: 'option', id: `${id}-${index}`, 'aria-selected': index === at });
  return { combobox, list: { role: 'listbox', id }, option };
}
