import { describe, expect, it } from 'vitest';
import type { Context } from '../../../bff/context.ts';
import { createSchema } from '../../../bff/schema.ts';
import { mutation } from '../../../bff/graphql/mutations.ts';
import { UpstreamFailure } from '../../../bff/host/host-errors.ts';
import { paymentInput } from '../../hosts/order-operations.ts';

const schema = createSchema();
const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND' } as const;
const none = async (): Promise<object> => ({});

/** Throws the gateway's error for a host that refuses a call because of this field. */
const refusedFor = (field: string) => async (): Promise<object> => {
  const body = { code: 'INVALID_INPUT', field, message: 'Not like this.' };
  throw new UpstreamFailure('BAD_USER_INPUT', { status: 400, text: JSON.stringify(body) });
};
// These mutations use only two parts of their context: the number of sent changes, and whether there is a token.
const context = { authenticated: { assertToken: () => undefined }, deadline: { writes: 0 } } as unknown as Context;
const fieldOf = (payload: { userErrors: { field: string[] | null | undefined }[] }) => payload.userErrors[0]?.field;

describe("a field that the host's refusal names", () => {
  const product = { name: '', category: '', fabric: '', listPrice: 1, price: 1, variants: [] };
  const fieldOfProduct = async (field: string) => {
    const renames = { price: 'listPrice', showPrice: 'price', sku: 'variants', isDraft: null } as const;
    const addProduct = mutation('addProduct', { statuses, renames }, {}, refusedFor(field));
    return fieldOf(await addProduct(undefined, { input: product }, context, { schema }));
  };

  it('is the field of the input that has the same name, given or not, without being listed', async () => {
    expect(await fieldOfProduct('name')).toEqual(['input', 'name']);
    expect(await fieldOfProduct('careGuide')).toEqual(['input', 'careGuide']);
    expect(await fieldOfProduct('weight')).toEqual(['input', 'weight']);
  });

  it('is another field of the input where it is listed, even when the input has one of its name', async () => {
    expect(await fieldOfProduct('showPrice')).toEqual(['input', 'price']);
    expect(await fieldOfProduct('price')).toEqual(['input', 'listPrice']);
    expect(await fieldOfProduct('sku')).toEqual(['input', 'variants']);
  });

  it('is a part of a list or object where the input has the same', async () => {
    expect(await fieldOfProduct('variants[0].stock')).toEqual(['input', 'variants', '0', 'stock']);
    expect(await fieldOfProduct('variants[12]')).toEqual(['input', 'variants', '12']);
  });

  it('is the nearest object or list of the input where the host names a part that the input has not', async () => {
    expect(await fieldOfProduct('variants[0].position')).toEqual(['input', 'variants', '0']);
    expect(await fieldOfProduct('variants.stock')).toEqual(['input', 'variants']);
    expect(await fieldOfProduct('variants[0].__proto__')).toEqual(['input', 'variants', '0']);
    expect(await fieldOfProduct('unknown[0].stock')).toBeNull();
    const renames = { receipt: null, order: null, payment: null, shppingbilling: null } as const;
    const errors = { statuses, renames: { ...renames, 'order.shippingDetails': 'shippingAddress' } } as const;
    const startPayment = mutation('startPayment', errors, {}, refusedFor('order.shippingDetails.name'));
    const payload = await startPayment(undefined, { input: paymentInput(1) }, context, { schema });
    expect(fieldOf(payload)).toEqual(['input', 'shippingAddress']);
  });

  it('is no field when the input has none like it, or the shopper does not enter it', async () => {
    expect(await fieldOfProduct('createdAt')).toBeNull();
    expect(await fieldOfProduct('__proto__')).toBeNull();
    const errors = { statuses, renames: { sku: null, pictureIds: 'pictureIds' } } as const;
    const reviewOrderItem = mutation('reviewOrderItem', errors, {}, refusedFor('sku'));
    const input = { orderItemId: 'o', rating: 5, comment: '' };
    expect(fieldOf(await reviewOrderItem(undefined, { input }, context, { schema }))).toBeNull();
  });
});

describe('an error mapping', () => {
  it('must list every field of the call that the input does not have, by the name of a field that it has', () => {
    const made = [
      // @ts-expect-error cartId is missing: the input has no field of that name.
      mutation('removeFromCart', { statuses }, {}, none),
      // @ts-expect-error shppingbilling is missing.
      mutation('startPayment', { statuses, renames: { receipt: 'attemptId', order: null, payment: null } }, {}, none),
      // @ts-expect-error The input has no field `line`.
      mutation('removeFromCart', { statuses, renames: { cartId: 'line' } }, {}, none),
      // @ts-expect-error The input has no field `line`.
      mutation('addToCart', { statuses, subject: 'line' }, {}, none),
      mutation('removeFromCart', { statuses, renames: { cartId: 'cartItemId' } }, {}, none),
    ];
    expect(made).toHaveLength(5);
  });
});
