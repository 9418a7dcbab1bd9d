import { useShop } from '../../shop/useShop.ts';
import * as checkoutWords from '../../words/checkout.ts';
import parts from '../../ui/parts.module.css';
import { useHeldPieces } from './held.graphql.generated.ts';

/** Shows that other shoppers are paying for the last pieces, which may become available again; nothing if the shop does not report it. */
export function HeldByOthersNotice({ sku }: { sku: string }) {
  const { data } = useHeldPieces({ sku }, FRESH);
  const { holdMinutes } = useShop().policies;
  const held = data?.variant?.held;
  return <output className={parts.hint}>{held ? checkoutWords.heldByOthers(held, holdMinutes) : ''}</output>;
}

const FRESH = { fetchPolicy: 'cache-and-network' } as const;
