import { useState } from 'react';
import { StockForm } from '../catalog/StockForm.tsx';
import { Thumbnail } from '../catalog/Thumbnail.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import * as words from '../words/products.ts';
import { MovementsDialog } from './MovementsDialog.tsx';
import type { ManagedProductDetailFragment, ManagedVariantRowFragment } from './products.graphql.generated.ts';
import { useProductRights } from './roles.ts';
import { VariantDialog } from './VariantDialog.tsx';
import css from './VariantSection.module.css';

interface VariantSectionProps {
  product: ManagedProductDetailFragment;
  reload: () => void;
}

/** The dialog that is open: a new variant, one to edit, or the history of one. */
type Open = { kind: 'new' } | { kind: 'edit' | 'history'; variant: ManagedVariantRowFragment };

/** The variants of a product with their stock; they are added, changed and retired in dialogs. */
export function VariantSection({ product, reload }: VariantSectionProps) {
  const rights = useProductRights();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const actions = (variant: ManagedVariantRowFragment) => (
    <Actions variant={variant} isEditable={rights.prices} onOpen={setOpen} />
  );
  return (
    <>
      <DataTable
        label={words.variants}
        columns={columnsOf(actions, rights.stock, reload)}
        rows={[...product.variants]}
        keyOf={({ sku }) => sku}
      />
      {rights.prices && (
        <button className="button button-quiet" type="button" onClick={() => setOpen({ kind: 'new' })}>
          {words.addVariant}
        </button>
      )}
      {open?.kind === 'history' && <MovementsDialog sku={open.variant.sku} onClose={close} />}
      {open && open.kind !== 'history' && (
        <VariantDialog product={product} variant={open.kind === 'edit' ? open.variant : undefined} onClose={close} />
      )}
    </>
  );
}

interface ActionsProps {
  variant: ManagedVariantRowFragment;
  isEditable: boolean;
  onOpen: (open: Open) => void;
}

const Actions = ({ variant, isEditable, onOpen }: ActionsProps) => (
  <div className={css.actions}>
    {isEditable && (
      <button
        className={css.link}
        type="button"
        aria-label={words.editVariant(variant.sku)}
        onClick={() => onOpen({ kind: 'edit', variant })}
      >
        {words.edit}
      </button>
    )}
    <button
      className={css.link}
      type="button"
      aria-label={words.movementsOf(variant.sku)}
      onClick={() => onOpen({ kind: 'history', variant })}
    >
      {words.movements}
    </button>
  </div>
);

type Cell = (variant: ManagedVariantRowFragment) => React.ReactNode;

const columnsOf = (actions: Cell, withStock: boolean, reload: () => void): Column<ManagedVariantRowFragment>[] => [
  {
    id: 'variant',
    header: words.variant,
    cell: ({ row: { original: variant } }) => (
      <div className={css.variant}>
        <Thumbnail url={variant.image.url} width={48} />
        <div>
          {[variant.color, variant.size].filter(Boolean).join(' · ')}
          <div className={css.small}>{variant.isRetired ? words.retired : words.onSale}</div>
        </div>
      </div>
    ),
  },
  { id: 'sku', header: words.sku, cell: ({ row }) => row.original.sku },
  {
    id: 'stock',
    header: words.stock,
    cell: ({ row: { original: variant } }) => (
      <>
        {variant.stock}
        {variant.isLow && <div className={css.small}>{`${words.lowStock} ${variant.lowStock}`}</div>}
      </>
    ),
  },
  ...(withStock
    ? [
        {
          id: 'change',
          header: words.change,
          cell: ({ row }) => <StockForm sku={row.original.sku} onDone={reload} />,
        } satisfies Column<ManagedVariantRowFragment>,
      ]
    : []),
  { id: 'actions', header: words.edit, cell: ({ row }) => actions(row.original) },
];
