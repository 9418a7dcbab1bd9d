import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../schema/metrics.ts';
import type { Tracing } from '../schema/tracing.ts';
import { accountRoutes } from './account/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { startDrawingJobs } from './catalog/pictures/drawing-jobs.ts';
import { startCountJobs } from './catalog/search/count-jobs.ts';
import { deliveryRoutes } from './catalog/delivery/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { sellingRoutes } from './catalog/selling/routes.ts';
import { startCheckoutJobs } from './checkout/checkout.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { measureApi } from './metrics.ts';
import { startNewsletterJobs } from './newsletter/newsletter.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { createOrderFeed } from './orders/order-feed.ts';
import { createCatalogueFeed } from './catalog/catalogue-feed.ts';
import { orderRoutes } from './orders/routes.ts';
import { mountContract, onEachResponse, readContract } from './platform/contract.ts';
import type { ResponseListener } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { createFastify } from './platform/fastify.ts';
import type { JobQueues } from './platform/jobs.ts';
import { createServiceLog } from './platform/request-context.ts';
import { platformRoutes } from './platform/routes.ts';
import { createSecurityLog, logRefusals } from './platform/security-log.ts';
import type { SecurityLog } from './platform/security-log.ts';
import { promotionsRoutes } from './promotions/routes.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { createServices } from './services.ts';
import type { ServiceDependencies } from './services.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/** What the app is made of. */
export interface ApiDependencies extends Omit<ServiceDependencies, 'db' | 'now' | 'log' | 'securityLog'> {
  database: Database;
  /** The queues that jobs are put into and done from. */
  jobs: Pick<JobQueues, 'enqueue' | 'work' | 'schedule' | 'repeat'>;
  /** The clock of the shop; the system's own by default. */
  now?: (() => Date) | undefined;
  /** Hears each JSON answer before it is written down; what it throws fails the call. */
  onResponse?: ResponseListener | undefined;
  /** Where the api is measured; nowhere by default. */
  metrics?: Metrics | undefined;
  /** Where its calls are traced; nowhere by default. */
  tracer?: Tracing | undefined;
  /** The names of the queues that are measured. */
  queues?: readonly string[];
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
}

/** The REST host as a Fastify app that answers the whole contract, by `inject` or once it listens. */
export async function createApi({
  onResponse,
  logTo,
  metrics,
  tracer,
  ...dependencies
}: ApiDependencies): Promise<FastifyInstance> {
  const { config, database, jobs, queues = [], now = () => new Date() } = dependencies;
  const app = createFastify({ ...config, logTo, metrics, tracer });
  const securityLog = openSecurityLog(app, config.logLevel, dependencies.secret);
  if (metrics) measureApi(metrics, { database, securityLog, queues, now });
  const log = createServiceLog(app.log);
  const services = createServices({ ...dependencies, db: database.db, now, log, securityLog });
  const [orderFeed, catalogueFeed] = [createOrderFeed(database, now), createCatalogueFeed(database)];
  // An open stream would keep the api from closing.
  app.addHook('preClose', async () => void (await Promise.all([orderFeed.close(), catalogueFeed.close()])));
  app.addHook('onClose', () => services.pictures.close());
  if (onResponse) onEachResponse(app, onResponse);

  const contract = readContract();
  await mountContract(app, contract, services.authentication, (serve) => {
    platformRoutes(serve, { contract, database });
    catalogRoutes(serve, { ...services, catalogueFeed });
    deliveryRoutes(serve, { db: database.db, now });
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
  await startCheckoutJobs(jobs, services.checkout, config.reconcileSeconds);
  await startDrawingJobs(jobs, services);
  await startCountJobs(jobs, services);
  await startNewsletterJobs(jobs, services.newsletter);
  return app;
}

/** The security log is on whatever LOG_LEVEL says, but for `silent`. */
function openSecurityLog(app: FastifyInstance, logLevel: string, secret: string): SecurityLog {
  const level = logLevel === 'silent' ? 'silent' : 'info';
  const securityLog = createSecurityLog({ secret, log: app.log.child({ log: 'security' }, { level }) });
  logRefusals(app, securityLog);
  app.addHook('onClose', async () => securityLog.flush());
  return securityLog;
}
