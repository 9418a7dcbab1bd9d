import type { FastifyInstance } from 'fastify';
import type { Google } from './account/google.ts';
import { catalogAnswers } from './catalog/answers.ts';
import { imageNames } from './catalog/images.ts';
import { openPictures } from './catalog/pictures/pictures.ts';
import { catalogRepository } from './catalog/repository.ts';
import { catalogRoutes } from './catalog/routes.ts';
import type { ApiConfig } from './config.ts';
import { listenToAnswers, mountContract, readContract } from './platform/contract.ts';
import type { AnswerListener } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { createFastify } from './platform/fastify.ts';
import type { Post } from './platform/mail/post.ts';
import { platformRoutes } from './platform/routes.ts';
import { reviewsRepository } from './reviews/repository.ts';
import { reviewsRoutes } from './reviews/routes.ts';

/** What the app is made of. */
export interface ApiParts {
  database: Database;
  config: ApiConfig;
  /** What tokens, codes and cookies are signed and sealed with; at least 32 characters. */
  secret: string;
  /** Where the accounts' mails go. */
  post: Post;
  google: Google;
  /** The time by which everything of accounts is reckoned; the system's own by default. */
  now?: (() => Date) | undefined;
  /** Hears each JSON answer before it is written down; what it throws fails the call. */
  onAnswer?: AnswerListener | undefined;
}

/** The REST host as a Fastify app that answers the whole contract, by `inject` or once it listens. */
export async function createApi({ database, config, onAnswer }: ApiParts): Promise<FastifyInstance> {
  const app = createFastify(config.logLevel);
  const contract = readContract();
  const catalog = catalogRepository(database.db);
  const answers = catalogAnswers(config.commissionRate, imageNames(config.pictureBaseUrl));
  const pictures = openPictures({ dataDir: config.dataDir });
  app.addHook('onClose', () => pictures.close());
  if (onAnswer) listenToAnswers(app, onAnswer);
  await mountContract(app, contract, (serve) => {
    platformRoutes(serve, { contract, database });
    catalogRoutes(serve, { catalog, answers, pictures, rate: config.commissionRate });
    reviewsRoutes(serve, { reviews: reviewsRepository(database.db) });
  });
  await app.ready();
  return app;
}
