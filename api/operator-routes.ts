import { assertOperator } from './account/sessions/operator-tokens.ts';
import { createSampleRepository } from './catalog/samples/repository.ts';
import type { Serve } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { addSamples, removeSamples } from './seeding.ts';
import { samplesOfShop } from './shop-samples.ts';

/** The dependencies of the operator's routes. */
export interface OperatorRouteDependencies {
  database: Database;
}

/** Samples: the operator adds them, and the owner removes them too. */
export function operatorRoutes(serve: Serve, { database }: OperatorRouteDependencies): void {
  serve('getSamples', () => createSampleRepository(database.db).count());

  serve('addSamples', async ({ staff }) => {
    assertOperator(staff);
    await addSamples(database, samplesOfShop);
    return { message: 'The samples are in the shop. "samples remove" removes them.' };
  });

  serve('removeSamples', () => removeSamples(database));
}
