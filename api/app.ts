import type { FastifyInstance } from 'fastify';
import { catalogAnswers } from './catalog/answers.ts';
import { imageNames } from './catalog/images.ts';
import { catalogRepository } from './catalog/repository.ts';
import { catalogRoutes } from './catalog/routes.ts';
import type { ApiConfig } from './config.ts';
import { mountContract, readContract } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { createFastify } from './platform/fastify.ts';
import { platformRoutes } from './platform/routes.ts';
import { reviewsRepository } from './reviews/repository.ts';
import { reviewsRoutes } from './reviews/routes.ts';

/** What the app is made of. */
export interface ApiParts {
  database: Database;
  config: ApiConfig;
}

/** The REST host as a Fastify app that answers the whole contract, by `inject` or once it listens. */
export async function createApi({ database, config }: ApiParts): Promise<FastifyInstance> {
  const app = createFastify(config.logLevel);
  const contract = readContract();
  const catalog = catalogRepository(database.db);
  const answers = catalogAnswers(config.commissionRate, imageNames(config.pictureBaseUrl));
  await mountContract(app, contract, (serve) => {
    platformRoutes(serve, { contract, database });
    catalogRoutes(serve, { catalog, answers, rate: config.commissionRate });
    reviewsRoutes(serve, { reviews: reviewsRepository(database.db) });
  });
  await app.ready();
  return app;
}
