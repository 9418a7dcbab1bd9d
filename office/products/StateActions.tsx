import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { joinErrors } from '../../web/ui/form/form-errors.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { showToast } from '../../web/ui/toast.ts';
import type { ProductState as State } from '../generated/schema-types.ts';
import { productsPath } from '../paths.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/products.ts';
import {
  RemoveProductForGoodDocument,
  SetStateOfProductDocument,
  type ManagedProductDetailFragment,
} from './products.graphql.generated.ts';
import { ProductState } from './ProductState.tsx';
import { useProductRights } from './roles.ts';
import css from './StateActions.module.css';
import { useProductChange } from './useProductChange.tsx';

interface StateActionsProps {
  product: ManagedProductDetailFragment;
}

/** The state of a product, and the buttons that change it. */
export function StateActions({ product }: StateActionsProps) {
  const rights = useProductRights();
  const { state, path, isOrdered } = product;
  return (
    <div className={css.actions}>
      <ProductState state={state} />
      {rights.words && (
        <>
          {state !== 'LIVE' && <SetState to="LIVE" label={words.publish} product={product} />}
          {state !== 'DRAFT' && <SetState to="DRAFT" label={words.unpublish} product={product} />}
          {state !== 'ARCHIVED' && <SetState to="ARCHIVED" label={words.archive} product={product} />}
        </>
      )}
      {rights.prices && state !== 'LIVE' && !isOrdered && <Remove product={product} />}
      {state === 'LIVE' && <a href={path}>{words.viewInShop}</a>}
    </div>
  );
}

function SetState({ to, label, product }: StateActionsProps & { to: State; label: string }) {
  const [setState, { loading }] = useProductChange(SetStateOfProductDocument, words.stateChanged[to]);
  const press = async () => {
    const errors = await setState({ input: { productId: product.productId, version: product.version, state: to } });
    if (errors) showToast(joinErrors(errors), { kind: 'error', cause: 'product failed' });
  };
  const isFirst = to === 'LIVE';
  return (
    <button
      className={isFirst ? 'button' : 'button button-quiet'}
      type="button"
      aria-busy={loading}
      disabled={loading}
      // The second click of a double click would press the button that has moved to this place.
      onClick={({ detail }) => void (detail > 1 || press())}
    >
      {label}
    </button>
  );
}

function Remove({ product: { productId, name } }: StateActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [remove] = useProductChange(RemoveProductForGoodDocument, words.removed);
  const navigate = useNavigate();
  const send = async () => {
    const errors = await remove({ input: { productId } });
    if (!errors) await navigate(productsPath());
    return errors;
  };
  return (
    <>
      <button className="button button-quiet" type="button" onClick={() => setOpen(true)}>
        {words.remove}
      </button>
      <Dialog open={isOpen} title={words.removeTitle(name)} onClose={() => setOpen(false)}>
        <OfficeForm
          label={words.removeTitle(name)}
          action={words.remove}
          send={send}
          beside={
            <button className="button button-quiet" type="button" onClick={() => setOpen(false)}>
              {words.keep}
            </button>
          }
        >
          <p>{words.removeHint}</p>
        </OfficeForm>
      </Dialog>
    </>
  );
}
