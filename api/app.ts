import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { startDrawingJobs } from './catalog/pictures/drawing-jobs.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { sellingRoutes } from './catalog/selling/routes.ts';
import { startCheckoutJobs } from './checkout/checkout.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { startNewsletterJobs } from './newsletter/newsletter.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { createOrderFeed } from './orders/order-feed.ts';
import { orderRoutes } from './orders/routes.ts';
import { mountContract, onEachResponse, readContract } from './platform/contract.ts';
import type { ResponseListener } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { createFastify } from './platform/fastify.ts';
import type { JobQueues } from './platform/jobs.ts';
import { platformRoutes } from './platform/routes.ts';
import { promotionsRoutes } from './promotions/routes.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { createServices } from './services.ts';
import type { ServiceDependencies } from './services.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/** What the app is made of. */
export interface ApiDependencies extends Omit<ServiceDependencies, 'db' | 'now' | 'log'> {
  database: Database;
  /** The queues that jobs are put into and done from. */
  jobs: Omit<JobQueues, 'cancel' | 'close'>;
  /** The clock of the shop; the system's own by default. */
  now?: (() => Date) | undefined;
  /** Hears each JSON answer before it is written down; what it throws fails the call. */
  onResponse?: ResponseListener | undefined;
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
}

/** The REST host as a Fastify app that answers the whole contract, by `inject` or once it listens. */
export async function createApi({ onResponse, logTo, ...dependencies }: ApiDependencies): Promise<FastifyInstance> {
  const { config, database, jobs, now = () => new Date() } = dependencies;
  const app = createFastify({ ...config, logTo });
  const services = createServices({ ...dependencies, db: database.db, now, log: app.log });
  const orderFeed = createOrderFeed(database);
  // An open stream would keep the api from closing.
  app.addHook('preClose', () => orderFeed.close());
  app.addHook('onClose', () => services.pictures.close());
  if (onResponse) onEachResponse(app, onResponse);

  const contract = readContract();
  await mountContract(app, contract, services.authentication, (serve) => {
    platformRoutes(serve, { contract, database });
    catalogRoutes(serve, services);
    sellingRoutes(serve, services);
    accountRoutes(serve, services);
    promotionsRoutes(serve, services);
    newsletterRoutes(serve, services);
    reviewsRoutes(serve, services);
    wishlistRoutes(serve, services);
    cartRoutes(serve, services);
    orderRoutes(serve, { ...services, orderFeed });
    checkoutRoutes(serve, services);
  });

  await app.ready();
  await startCheckoutJobs(jobs, services.checkout);
  await startDrawingJobs(jobs, services);
  await startNewsletterJobs(jobs, services.newsletter);
  return app;
}
