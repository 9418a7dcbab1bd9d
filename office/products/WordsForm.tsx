import { useState } from 'react';
import type { Send } from '../../web/ui/form/useForm.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/products.ts';
import { EditProductWordsDocument, type ManagedProductDetailFragment } from './products.graphql.generated.ts';
import { useProductRights } from './roles.ts';
import { useProductChange } from './useProductChange.tsx';
import { wordErrors, WordFields, wordsIn } from './WordFields.tsx';

interface WordsFormProps {
  product: ManagedProductDetailFragment;
  reload: () => void;
}

/**
 * The form of a product's words. When somebody else has changed the product meanwhile, the typed words
 * remain until the person loads the product again.
 */
export function WordsForm({ product, reload }: WordsFormProps) {
  const rights = useProductRights();
  const [isChanged, setChanged] = useState(false);
  const [edit] = useProductChange(EditProductWordsDocument, words.saved, () => setChanged(true));
  const send: Send = ({ craft = product.craft, ...values }) => {
    const { productId, version } = product;
    return edit({ input: { productId, version, craft, ...wordsIn(values) } });
  };
  if (!rights.words) return <p>{product.description}</p>;
  return (
    <OfficeForm
      label={words.words}
      action={words.saveWords}
      check={wordErrors}
      send={send}
      beside={
        isChanged && (
          <button className="button button-quiet" type="button" onClick={reload}>
            {words.loadAgain}
          </button>
        )
      }
    >
      <WordFields product={product} />
    </OfficeForm>
  );
}
