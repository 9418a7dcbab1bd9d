import { Dialog } from '../../ui/Dialog.tsx';
import { FilterForm, type FilterProps } from './FilterForm.tsx';

/** The filter form in a dialog, for windows that have no room for it beside the products. */
export function FilterSheet({ onClose, ...props }: FilterProps & { onClose: () => void }) {
  return (
    <Dialog open title="Filters and order" onClose={onClose}>
      <FilterForm {...props} onApply={onClose} />
    </Dialog>
  );
}
