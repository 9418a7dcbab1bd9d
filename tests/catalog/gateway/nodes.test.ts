import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { embeddedVariantNode } from '../../../bff/catalog/embedded-product.ts';
import { productNode, variantNode } from '../../../bff/catalog/nodes.ts';
import { createSchema } from '../../../bff/schema.ts';

const contract = parse(readFileSync(join(import.meta.dirname, '../../../schema/rest.yaml'), 'utf8')).components.schemas;
const schema = createSchema();

/** The plain texts that have one name in both contracts. */
function sharedTexts(type: string): Record<string, string> {
  const found = schema.getType(type);
  const fields = found && 'getFields' in found ? Object.keys(found.getFields()) : [];
  const texts = fields.filter((field) => contract[type].properties[field]?.type === 'string');
  return Object.fromEntries(texts.map((field) => [field, `the ${field}`]));
}

const product = {
  productId: 'p-1',
  name: '',
  category: 'Saree',
  price: 10,
  showPrice: 10,
  seller: { sellerId: 's-1', shopName: 'Bhuj Knots' },
  variants: [],
};
const variant = { sku: 'SK-1', image: '/one.jpg', stock: 3, productId: 'p-1' };

describe('a node of the catalogue', () => {
  it('has each text of the contract that the schema has under the same name; of other fields the types see to it', () => {
    const { category: _, productId: __, ...texts } = sharedTexts('Product');
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(['name', 'fabric', 'careGuide', 'description']));
    expect(productNode({ ...product, ...texts })).toMatchObject(texts);
    const { image: ___, ...ofVariant } = sharedTexts('Variant');
    expect(Object.keys(ofVariant)).toEqual(['sku', 'color', 'size', 'gtin']);
    expect(variantNode({ ...variant, ...ofVariant })).toMatchObject(ofVariant);
  });

  it('has no field that the schema has in another unit or under another name', () => {
    const node = productNode({ ...product, weight: 640, discount: 5 });
    for (const field of ['productId', 'showPrice', 'discount'])
      expect(node).not.toHaveProperty([field], expect.anything());
    expect(node).toMatchObject({ id: 'p-1', weight: '640', discountPercent: 5, price: { amount: 1000 } });
  });

  it('of a cart, wishlist or order has only the product fields that need no call', () => {
    const reported = { name: 'Mothra', category: 'Saree', showPrice: 12, rating: 4, sellerId: 's-1', fabric: 'Silk' };
    const { embedded } = embeddedVariantNode({ ...variant, product: reported });
    expect(embedded?.fields).toEqual(
      new Set(['id', 'productId', 'name', 'category', 'path', 'url', 'price', 'reviewCount', 'services', 'rating']),
    );
    expect(embedded?.node).toMatchObject({ name: 'Mothra', rating: 4, isEmbedded: true });
    for (const field of ['sellerId', 'fabric']) expect(embedded?.node).not.toHaveProperty([field], expect.anything());
  });
});
