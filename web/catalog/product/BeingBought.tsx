import { useShop } from '../../shop/useShop.ts';
import * as paymentWords from '../../words/payment.ts';
import parts from '../../ui/parts.module.css';
import { useHeldPieces } from './held.graphql.generated.ts';

/** Says that the last pieces are being paid for by somebody, and may come back; nothing where the shop doesn't tell. */
export function BeingBought({ sku }: { sku: string }) {
  const { data } = useHeldPieces({ sku }, FRESH);
  const { holdMinutes } = useShop().policies;
  const held = data?.variant?.held;
  return <output className={parts.hint}>{held ? paymentWords.beingBought(held, holdMinutes) : ''}</output>;
}

const FRESH = { fetchPolicy: 'cache-and-network' } as const;
