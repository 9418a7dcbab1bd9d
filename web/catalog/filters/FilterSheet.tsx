import { Dialog } from '../../ui/Dialog.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { FilterProps } from './FilterParts.tsx';

/** The filter form over the page, for windows that have no room beside the pieces. */
export function FilterSheet({ onClose, ...props }: FilterProps & { onClose: () => void }) {
  return (
    <Dialog open title="Filters and order" onClose={onClose}>
      <FilterForm {...props} onApply={onClose} />
    </Dialog>
  );
}
