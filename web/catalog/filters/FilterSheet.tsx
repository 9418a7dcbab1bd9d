import { Dialog } from '../../ui/Dialog.tsx';
import { FilterForm, type FilterProps } from './FilterForm.tsx';
import * as listingWords from '../../words/listing.ts';

/** The filter form in a dialog, for windows that have no room for it beside the products. */
export function FilterSheet({ onClose, ...props }: FilterProps & { onClose: () => void }) {
  return (
    <Dialog open title={listingWords.sortAndFilter} onClose={onClose}>
      <FilterForm {...props} onApply={onClose} />
    </Dialog>
  );
}
