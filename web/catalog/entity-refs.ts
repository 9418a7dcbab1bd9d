/** A product as a list holds it: known by its id, its fields masked. */
export interface ProductRef {
  __typename?: 'Product';
  id: string;
}

/** A variant as a product holds it: known by its sku, its fields masked. */
export interface VariantRef {
  __typename?: 'Variant';
  sku: string;
}
