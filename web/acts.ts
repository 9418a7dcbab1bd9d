import type { ApolloClient } from '@apollo/client';
import { askAt } from './session/login-redirect.ts';
import { registerWish } from './session/pending-action.ts';
import { session } from './session/session.ts';
import { addToCart } from './cart/addToCart.ts';
import type { Wants } from './apollo/ActContext.ts';
import { like } from './wishlist/like.ts';

/** What a shopper can do on any page, and what a visitor reads who has to log in first. */
const ACTS = {
  addToCart: { run: addToCart, words: 'Please login to add product to cart.' },
  like: { run: like, words: 'Please Login for add product in wishlist' },
} as const satisfies Record<keyof Wants, unknown>;

for (const [name, { run }] of Object.entries(ACTS)) registerWish(name, async () => run);

interface Want {
  name: keyof Wants;
  data: Wants[keyof Wants];
}

/** Does what is wanted for who is logged in; a visitor at this place is asked to, and it is done after that. */
export async function perform({ name, data }: Want, client: ApolloClient, place: string): Promise<void> {
  const { run, words } = ACTS[name];
  if (session.isLoggedIn()) await run(data, client);
  else askAt(place, { words, action: { name, data } });
}
