import { useMutation, useQuery } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { wholeNumberIn } from '../../web/ui/format.ts';
import { showToast } from '../../web/ui/toast.ts';
import { productPath, productsPath, sellersPath } from '../paths.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/products.ts';
import css from './NewProductPage.module.css';
import {
  AddDraftDocument,
  ProductSellersDocument,
  type AddDraftMutationVariables,
} from './products.graphql.generated.ts';
import { useProductRights } from './roles.ts';
import { wordErrors, WordFields, wordsIn } from './WordFields.tsx';

const rupeesIn = (text = ''): number => wholeNumberIn(text.replaceAll(/[₹,\s]/g, ''));

function errorsOf(values: Values): FieldErrors {
  const wrong = ['price', 'listPrice'].filter((name) => !(rupeesIn(values[name]) >= 1));
  const empty = ['sku', 'color', ...('sellerId' in values ? ['sellerId'] : [])].filter(
    (name) => (values[name] ?? '').trim() === '',
  );
  const errors = {
    ...wordErrors(values),
    ...Object.fromEntries(wrong.map((name) => [name, officeWords.enterPrice])),
    ...Object.fromEntries(empty.map((name) => [name, words.enterThis])),
    ...(wholeNumberIn(values['stock'] ?? '') >= 0 ? {} : { stock: words.enterNumber }),
  };
  return Object.keys(errors).length === 0 ? NO_ERRORS : errors;
}

/** A draft of the fields' values. */
function draftIn(values: Values): AddDraftMutationVariables['input'] {
  const { sku = '', color = '', size = '', stock = '', price, listPrice, sellerId } = values;
  const variant = { sku: sku.trim().toUpperCase(), color, stock: wholeNumberIn(stock), size: size.trim() || null };
  return {
    ...wordsIn(values),
    ...(sellerId ? { sellerId } : {}),
    price: rupeesIn(price) * 100,
    listPrice: rupeesIn(listPrice) * 100,
    variants: [variant],
    isDraft: true,
  };
}

/** `/products/new`: a new product with its first variant, as a draft. */
export function NewProductPage() {
  const [add] = useMutation(AddDraftDocument);
  const navigate = useNavigate();
  const rights = useProductRights();
  const send: Send = async (values) => {
    const outcome = await settled(add({ variables: { input: draftIn(values) } }));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (errors) return errors;
    showToast(words.created, { kind: 'success', cause: 'product' });
    const id = outcome.data?.addProduct?.product?.productId;
    await navigate(id ? productPath(id) : productsPath());
    return null;
  };
  return (
    <Screen title={words.newProduct} beside={<Link to={productsPath()}>{words.allProducts}</Link>}>
      <div className={css.form}>
        <OfficeForm label={words.newProduct} action={words.createDraft} check={errorsOf} send={send}>
          <p className={css.hint}>{words.createHint}</p>
          {rights.sellers && <SellerField />}
          <WordFields />
          <PriceFields />
          <h2>{words.firstVariant}</h2>
          <VariantFields />
        </OfficeForm>
      </div>
    </Screen>
  );
}

const PriceFields = () => (
  <div className={css.columns}>
    <Field name="price" label={words.priceInRupees} inputMode="numeric" autoComplete="off" maxLength={12} />
    <Field name="listPrice" label={words.listPriceInRupees} inputMode="numeric" autoComplete="off" maxLength={12} />
  </div>
);

const VariantFields = () => (
  <div className={css.columns}>
    <Field name="sku" label={words.sku} hint={words.skuHint} autoComplete="off" maxLength={40} />
    <Field name="color" label={words.variant} autoComplete="off" maxLength={40} />
    <Field name="size" label={words.size} autoComplete="off" maxLength={20} isOptional />
    <Field name="stock" label={words.stock} inputMode="numeric" autoComplete="off" maxLength={6} />
  </div>
);

function SellerField() {
  const { data } = useQuery(ProductSellersDocument);
  const sellers = useLastFound(data?.me?.productSellers, '') ?? [];
  if (data && sellers.length === 0) {
    return (
      <p className={css.hint}>
        {words.noSellersYet} <Link to={sellersPath()}>{words.addSellerFirst}</Link>
      </p>
    );
  }
  const options = sellers.map(({ sellerId, shopName }) => [sellerId, shopName] as const);
  return <SelectField name="sellerId" label={words.seller} choices={[['', words.chooseSeller], ...options]} />;
}
