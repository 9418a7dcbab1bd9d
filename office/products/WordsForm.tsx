import type { Send } from '../../web/ui/form/useForm.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/products.ts';
import { EditProductWordsDocument, type ManagedProductDetailFragment } from './products.graphql.generated.ts';
import { useProductRights } from './roles.ts';
import { useProductChange } from './useProductChange.tsx';
import { wordErrors, WordFields, wordsIn } from './WordFields.tsx';

interface WordsFormProps {
  product: ManagedProductDetailFragment;
}

/** The form of a product's words. */
export function WordsForm({ product }: WordsFormProps) {
  const rights = useProductRights();
  const [edit] = useProductChange(EditProductWordsDocument, words.saved);
  const send: Send = ({ craft = product.craft, ...values }) => {
    const { productId, version } = product;
    return edit({ input: { productId, version, craft, ...wordsIn(values) } });
  };
  if (!rights.words) return <p>{product.description}</p>;
  return (
    <OfficeForm label={words.words} action={words.saveWords} check={wordErrors} send={send}>
      <WordFields product={product} />
    </OfficeForm>
  );
}
