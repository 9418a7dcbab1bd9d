import { assertOperator } from './account/sessions/operator-tokens.ts';
import type { Serve } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { addSamples, removeSamples } from './seeding.ts';
import { samplesOfShop } from './shop-samples.ts';

/** The dependencies of the operator's routes. */
export interface OperatorRouteDependencies {
  database: Database;
}

/** Samples, for the operator's command line alone. */
export function operatorRoutes(serve: Serve, { database }: OperatorRouteDependencies): void {
  serve('addSamples', async ({ staff }) => {
    assertOperator(staff);
    await addSamples(database, samplesOfShop);
    return { message: 'The samples are in the shop. "samples remove" removes them.' };
  });

  serve('removeSamples', async ({ staff }) => {
    assertOperator(staff);
    const { products, sellers, promoCodes } = await removeSamples(database);
    return {
      message: `Removed samples: products ${products}, sellers ${sellers}, promo codes ${promoCodes}.`,
    };
  });
}
