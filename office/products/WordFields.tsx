import { useQuery } from '@apollo/client/react';
import { Field } from '../../web/ui/form/Field.tsx';
import { wholeNumberIn } from '../../web/ui/format.ts';
import type { FieldErrors, Values } from '../../web/ui/form/form-errors.ts';
import type { EditProductInput } from '../generated/schema-types.ts';
import { CheckGroup, chosenIn } from '../ui/CheckGroup.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as words from '../words/products.ts';
import { ProductChoicesDocument, type ManagedProductDetailFragment } from './products.graphql.generated.ts';
import css from './WordFields.module.css';

const COLLECTIONS = ['FEATURED', 'BEST_SELLERS', 'NEW_ARRIVALS'] as const;
const OCCASIONS = ['WEDDING', 'FESTIVAL', 'PARTY', 'CASUAL', 'OFFICE_WEAR'] as const;

const LINES = [
  ['pattern', words.pattern, 200],
  ['dimension', words.dimension, 200],
  ['blouse', words.blouse, 200],
  ['size', words.sizes, 200],
  ['brand', words.brand, 70],
  ['hsnCode', words.hsnCode, 8],
] as const;

interface WordFieldsProps {
  product?: ManagedProductDetailFragment | undefined;
}

const textOf = (value: string | number | null | undefined) => (value ?? '').toString();

/** The fields of a product's words, as far as they are known. Without a product there is no craft: the shop guesses it. */
export const WordFields = ({ product }: WordFieldsProps) => (
  <>
    <Field name="name" label={words.name} autoComplete="off" maxLength={200} defaultValue={textOf(product?.name)} />
    <div className={css.columns}>
      <Choices product={product} />
      <ShortFields product={product} />
    </div>
    <TextAreaField
      name="description"
      label={words.description}
      maxLength={5000}
      rows={6}
      defaultValue={textOf(product?.description)}
      isOptional
    />
    <TextAreaField
      name="careGuide"
      label={words.careGuide}
      maxLength={2000}
      rows={3}
      defaultValue={textOf(product?.careGuide)}
      isOptional
    />
    <CheckGroup
      name="collections"
      label={words.collections}
      labels={words.collectionWords}
      choices={COLLECTIONS}
      chosen={product?.collections ?? []}
    />
    <CheckGroup
      name="occasions"
      label={words.occasions}
      labels={words.occasionWords}
      choices={OCCASIONS}
      chosen={product?.occasions ?? []}
    />
  </>
);

/** The category, and the craft of an existing product. */
function Choices({ product }: WordFieldsProps) {
  const { data } = useQuery(ProductChoicesDocument);
  const categories = useLastFound(data?.categories, '');
  const crafts = useLastFound(data?.crafts, '');
  if (!categories || !crafts) return null;
  return (
    <>
      <SelectField
        name="category"
        label={words.category}
        choices={categories.map(({ name }) => [name, name])}
        defaultValue={product?.category}
      />
      {product && (
        <SelectField
          name="craft"
          label={words.craft}
          choices={crafts.map(({ slug, name }) => [slug, name])}
          defaultValue={product.craft}
        />
      )}
    </>
  );
}

const ShortFields = ({ product }: WordFieldsProps) => (
  <>
    <Field
      name="fabric"
      label={words.fabric}
      autoComplete="off"
      maxLength={40}
      defaultValue={textOf(product?.fabric)}
    />
    {LINES.map(([name, label, maxLength]) => (
      <Field
        key={name}
        {...{ name, label, maxLength }}
        autoComplete="off"
        defaultValue={textOf(product?.[name])}
        isOptional
      />
    ))}
    <Field
      name="weightGrams"
      label={words.weight}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      defaultValue={textOf(product?.weightGrams)}
      isOptional
    />
  </>
);

/** The errors of the words before they are sent. */
export function wordErrors(values: Values): FieldErrors {
  const empty = ['name', 'fabric'].filter((name) => (values[name] ?? '').trim() === '');
  const weight = values['weightGrams']?.trim() ?? '';
  return {
    ...Object.fromEntries(empty.map((name) => [name, words.enterThis])),
    ...(weight === '' || wholeNumberIn(weight) >= 1 ? {} : { weightGrams: words.enterWeight }),
  };
}

/** The words of a product without its craft, from the fields; an empty field is left out. */
export function wordsIn(values: Values): Omit<EditProductInput, 'productId' | 'version' | 'craft'> {
  const optional = [...LINES.map(([name]) => name), 'description', 'careGuide'].flatMap((name) => {
    const text = values[name]?.trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  const weight = values['weightGrams']?.trim() ?? '';
  return {
    name: values['name'] ?? '',
    category: values['category'] ?? '',
    fabric: values['fabric'] ?? '',
    ...Object.fromEntries(optional),
    ...(weight === '' ? {} : { weightGrams: wholeNumberIn(weight) }),
    collections: chosenIn(values, 'collections', COLLECTIONS),
    occasions: chosenIn(values, 'occasions', OCCASIONS),
  };
}
