import { Dialog } from '../../web/ui/Dialog.tsx';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { wholeNumberIn } from '../../web/ui/format.ts';
import { StaleNotice } from '../ui/HeldRecord.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/products.ts';
import {
  AddVariantToDocument,
  EditVariantOfDocument,
  type ManagedProductDetailFragment,
  type ManagedVariantRowFragment,
} from './products.graphql.generated.ts';
import { useProductChange } from './useProductChange.tsx';
import css from './VariantDialog.module.css';

interface VariantDialogProps {
  product: ManagedProductDetailFragment;
  /** Undefined for a new variant. */
  variant: ManagedVariantRowFragment | undefined;
  onClose: () => void;
}

function errorsOf(values: Values): FieldErrors {
  const empty = ['sku', 'color'].filter((name) => name in values && (values[name] ?? '').trim() === '');
  const wrong = ['stock', 'lowStock'].filter((name) => {
    const text = values[name]?.trim();
    return text !== undefined && (text !== '' || name === 'stock') && !(wholeNumberIn(text) >= 0 && text !== '');
  });
  const errors = {
    ...Object.fromEntries(empty.map((name) => [name, words.enterThis])),
    ...Object.fromEntries(wrong.map((name) => [name, words.enterNumber])),
  };
  return Object.keys(errors).length === 0 ? NO_ERRORS : errors;
}

/** Adds a variant to a product, or changes one. */
export function VariantDialog({ product, variant, onClose }: VariantDialogProps) {
  const [add] = useProductChange(AddVariantToDocument, words.saved);
  const [edit] = useProductChange(EditVariantOfDocument, words.saved);
  const send: Send = async ({ sku = '', color = '', size = '', gtin = '', lowStock = '', stock = '', isRetired }) => {
    const { productId, version } = product;
    const values = {
      color: color.trim(),
      size: size.trim() || null,
      gtin: gtin.trim() || null,
      lowStock: lowStock.trim() === '' ? null : wholeNumberIn(lowStock),
    };
    const errors = variant
      ? await edit({ input: { productId, version, sku: variant.sku, ...values, isRetired: isRetired === 'on' } })
      : await add({
          input: { productId, version, sku: sku.trim().toUpperCase(), stock: wholeNumberIn(stock), ...values },
        });
    if (!errors) onClose();
    return errors;
  };
  const title = variant ? words.editVariant(variant.sku) : words.addVariant;
  return (
    <Dialog open title={title} onClose={onClose}>
      <StaleNotice />
      <OfficeForm label={title} action={variant ? words.save : words.add} check={errorsOf} send={send}>
        <VariantFields variant={variant} />
      </OfficeForm>
    </Dialog>
  );
}

const VariantFields = ({ variant }: Pick<VariantDialogProps, 'variant'>) => (
  <>
    {!variant && <Field name="sku" label={words.sku} hint={words.skuHint} autoComplete="off" maxLength={40} />}
    <Field name="color" label={words.variant} autoComplete="off" maxLength={40} defaultValue={variant?.color ?? ''} />
    <Field
      name="size"
      label={words.size}
      autoComplete="off"
      maxLength={20}
      defaultValue={variant?.size ?? ''}
      isOptional
    />
    <Field
      name="gtin"
      label={words.gtin}
      inputMode="numeric"
      autoComplete="off"
      maxLength={13}
      defaultValue={variant?.gtin ?? ''}
      isOptional
    />
    {!variant && <Field name="stock" label={words.stock} inputMode="numeric" autoComplete="off" maxLength={6} />}
    <Field
      name="lowStock"
      label={words.lowStock}
      hint={words.lowStockHint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      defaultValue={variant?.hasOwnLowStock ? String(variant.lowStock) : ''}
      isOptional
    />
    {variant && (
      <label className={css.check}>
        <input type="checkbox" name="isRetired" defaultChecked={variant.isRetired} />
        {words.isRetired}
      </label>
    )}
  </>
);
