import type {
  EditProductInput,
  EditVariantInput,
  ManagedProductSort,
  NewVariantInput,
  ProductState,
  SetProductPicturesInput,
  SetProductStateInput,
} from '../../generated/schema-types.ts';
import type { ConnectionArguments } from '../../graphql/connections.ts';
import type { AuthenticatedRest } from '../../host/authenticated-rest.ts';
import { nullIfNotFound } from '../../host/failures.ts';
import type { Rest } from '../../host/rest.ts';
import { givenOf, readPages } from '../admin/client.ts';
import { COLLECTION_IN_REST, MANAGED_SORT_IN_REST, OCCASION_IN_REST, STATE_IN_REST } from '../enum-maps.ts';
import type { SellerNode } from '../nodes.ts';
import {
  managedProductNode,
  pastPriceNode,
  stockMovementNode,
  type ManagedProductConnectionNode,
  type ManagedProductNode,
  type PastPriceNode,
  type RestManagedProduct,
  type StockMovementNode,
} from './nodes.ts';

/** The arguments of the list of products. */
type ProductArguments = ConnectionArguments & {
  search?: string | null | undefined;
  category?: string | null | undefined;
  state?: ProductState | null | undefined;
  lowStock?: boolean | null | undefined;
  sort?: ManagedProductSort | null | undefined;
};

/** The product after a change. */
type ChangedProduct = Promise<{ product: ManagedProductNode }>;

/** The products of staff in every state. Every call throws FORBIDDEN for a shopper. */
export interface StaffProductsClient {
  /** Part of the products of staff. */
  list(args: ProductArguments): Promise<ManagedProductConnectionNode>;
  /** One product; null if the seller has none with this id. */
  read(productId: string): Promise<ManagedProductNode | null>;
  /** The prices of now and before; null if the seller has no such product. */
  priceHistory(productId: string): Promise<PastPriceNode[] | null>;
  /** The last changes of a stock; null if the seller has no such variant. */
  movements(sku: string): Promise<StockMovementNode[] | null>;
  /** The sellers, by name. */
  sellers(): Promise<SellerNode[]>;
  edit(input: EditProductInput): ChangedProduct;
  setState(input: SetProductStateInput): ChangedProduct;
  remove(productId: string): Promise<{ productId: string }>;
  setPictures(input: SetProductPicturesInput): ChangedProduct;
  addVariant(input: NewVariantInput): ChangedProduct;
  editVariant(input: EditVariantInput): ChangedProduct;
}

/** Creates the management of products of one request. Runs `onChange` after each change, even a failed one. */
export function createStaffProductsClient(
  adminRest: Pick<AuthenticatedRest, 'rest'>,
  onChange: () => void,
): StaffProductsClient {
  const change = async (send: (calls: Rest) => Promise<{ product: RestManagedProduct }>) => {
    const { product } = await send(adminRest.rest()).finally(onChange);
    return { product: managedProductNode(product) };
  };
  return {
    list: ({ search, category, state, lowStock, sort, ...args }) =>
      readPages(
        args,
        ({ productId }: ManagedProductNode) => productId,
        async (page) => {
          const given = givenOf({
            search: search?.trim() || null,
            category: category || null,
            state: state && STATE_IN_REST[state],
            lowStock: lowStock || null,
            sort: sort && MANAGED_SORT_IN_REST[sort],
          });
          const { products, totalItems: total } = await adminRest.rest()('getManagedProducts', { ...given, page });
          return { nodes: products.map(managedProductNode), total };
        },
      ),
    read: async (productId) => {
      const response = await nullIfNotFound(adminRest.rest()('getManagedProduct', { productId }));
      return response && managedProductNode(response.product);
    },
    priceHistory: async (productId) => {
      const response = await nullIfNotFound(adminRest.rest()('getPriceHistory', { productId }));
      return response && response.prices.map(pastPriceNode);
    },
    movements: async (sku) => {
      const response = await nullIfNotFound(adminRest.rest()('getStockMovements', { sku }));
      return response && response.movements.map(stockMovementNode);
    },
    sellers: async () => {
      const { sellers } = await adminRest.rest()('getSellers', {});
      return sellers.map(({ sellerId, shopName }) => ({ id: sellerId, shopName }));
    },
    edit: ({ productId, version, name, category, fabric, craft, weightGrams, collections, occasions, ...words }) => {
      const body = {
        ...givenOf({ ...words, weight: weightGrams }),
        version,
        name,
        category,
        fabric,
        craft,
        collections: (collections ?? []).map((one) => COLLECTION_IN_REST[one]),
        occasions: (occasions ?? []).map((one) => OCCASION_IN_REST[one]),
      };
      return change((calls) => calls('editProduct', { productId, body }));
    },
    setState: ({ productId, version, state }) =>
      change((calls) => calls('setProductState', { productId, body: { version, state: STATE_IN_REST[state] } })),
    remove: async (productId) => {
      await adminRest.rest()('removeProduct', { productId }).finally(onChange);
      return { productId };
    },
    setPictures: ({ productId, version, color, pictures }) => {
      const given = pictures.map(({ pictureId, alt, crop }) => ({
        pictureId,
        ...(alt ? { alt } : {}),
        ...(crop ? { crop } : {}),
      }));
      return change((calls) => calls('setProductPictures', { productId, body: { version, color, pictures: given } }));
    },
    addVariant: ({ productId, version, sku, color, stock, ...optional }) =>
      change((calls) => calls('addVariant', { productId, body: { ...givenOf(optional), version, sku, color, stock } })),
    editVariant: ({ productId, version, sku, color, isRetired, ...optional }) =>
      change((calls) =>
        calls('editVariant', { productId, sku, body: { ...givenOf(optional), version, color, isRetired } }),
      ),
  };
}
