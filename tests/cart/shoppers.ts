import { sql } from 'kysely';
import { logIn } from '../account/people.ts';
import type { ApiResponse, Client, Json, TestApi } from '../test-api.ts';

/** A browser of a new logged-in shopper with a unique name. */
export function createShopper(api: TestApi): Promise<Client> {
  return logIn(api, `someone-${++made}@example.com`);
}
let made = 0;

/** Sets the stock of a variant. */
export async function setStock(api: TestApi, sku: string, stock: number): Promise<void> {
  await sql`update variants set stock = ${stock}::int where sku = ${sku}`.execute(api.database.db);
}

/** Adds pieces to the cart. */
export function addToCart(client: Client, sku: string, quantity = 1): Promise<ApiResponse> {
  return client.post('/cart', { sku, quantity });
}

/** The cart as pairs of sku and quantity. */
export async function cartOf(client: Client): Promise<[sku: string, quantity: number][]> {
  const { body } = await client.get('/cart');
  return body.cartData.map(({ sku, quantity }: Json) => [sku, quantity]);
}

/** The id of the line of a variant. */
export async function cartIdOf(client: Client, sku: string): Promise<string> {
  const { body } = await client.get('/cart');
  return body.cartData.find((line: Json) => line.sku === sku)?.cartId ?? 'none';
}

/** The skus of the wishlist. */
export async function wishlistOf(client: Client): Promise<string[]> {
  const { body } = await client.get('/wishlist');
  return body.wishListData.map(({ variant }: Json) => variant.sku);
}

/** The id of the item of a variant. */
export async function wishlistIdOf(client: Client, sku: string): Promise<string> {
  const { body } = await client.get('/wishlist');
  return body.wishListData.find(({ variant }: Json) => variant.sku === sku)?.wishlistId ?? 'none';
}
