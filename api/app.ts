import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../server-kit/metrics.ts';
import type { Tracing } from '../server-kit/tracing.ts';
import { accountRoutes } from './account/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import type { ApiConfig } from './config.ts';
import { startCountJobs } from './catalog/search/count-jobs.ts';
import { deliveryRoutes } from './catalog/delivery/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { productRoutes } from './catalog/staff-products/product-routes.ts';
import { startImportJobs } from './catalog/csv/imports.ts';
import { startCheckoutJobs } from './checkout/checkout.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { measureApi } from './metrics.ts';
import { startNewsletterJobs } from './newsletter/newsletter.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { createOrderFeed } from './orders/order-feed.ts';
import type { OrderFeed } from './orders/order-feed.ts';
import { createCatalogueFeed } from './catalog/catalogue-feed.ts';
import type { CatalogueFeed } from './catalog/catalogue-feed.ts';
import { startInvoiceJobs } from './orders/invoices/queue.ts';
import { invoiceRoutes } from './orders/invoices/routes.ts';
import { returnRoutes } from './orders/returns/routes.ts';
import { saleOrderRoutes } from './orders/sale-orders/routes.ts';
import { startPopularityJobs } from './orders/popularity/popularity-jobs.ts';
import { orderRoutes } from './orders/routes.ts';
import { auditRoutes } from './platform/audit/routes.ts';
import { mountContract, onEachResponse } from './platform/contract.ts';
import type { ResponseListener, Serve } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { createFastify } from './platform/fastify.ts';
import type { JobQueues } from './platform/jobs.ts';
import { createServiceLog } from './platform/request-context.ts';
import { readContract } from './platform/read-contract.ts';
import type { Contract } from './platform/read-contract.ts';
import { platformRoutes } from './platform/routes.ts';
import { createSecurityLog, logRefusals } from './platform/security-log.ts';
import type { SecurityLog } from './platform/security-log.ts';
import { promotionsRoutes } from './promotions/routes.ts';
import { staffPromotionRoutes } from './promotions/staff-routes.ts';
import { startExportJobs } from './reports/exports/queue.ts';
import { reportRoutes } from './reports/routes.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { createServices } from './services.ts';
import { followSettings } from './settings/follow-changes.ts';
import { settingsRoutes } from './settings/routes.ts';
import type { ServiceDependencies, Services } from './services.ts';
import { startNoticeJobs } from './wishlist/notices/notice-jobs.ts';
import { noticeRoutes } from './wishlist/notices/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/** The dependencies of the app. */
export interface ApiDependencies extends Omit<ServiceDependencies, 'db' | 'now' | 'log' | 'securityLog'> {
  database: Database;
  /** The queues for enqueuing and running jobs. */
  jobs: Pick<JobQueues, 'enqueue' | 'work' | 'schedule' | 'repeat'>;
  /** The clock of the shop; the system's own by default. */
  now?: (() => Date) | undefined;
  /** Receives each JSON response before it is serialized. If it throws, the call fails. */
  onResponse?: ResponseListener | undefined;
  /** The metrics of the api; none by default. */
  metrics?: Metrics | undefined;
  /** The traces of the calls; none by default. */
  tracer?: Tracing | undefined;
  /** The names of the queues that are measured. */
  queues?: readonly string[];
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
}

/** The REST host as a Fastify app that serves the whole contract, by `inject` or when it listens. */
export async function createApi({
  onResponse,
  logTo,
  metrics,
  tracer,
  ...dependencies
}: ApiDependencies): Promise<FastifyInstance> {
  const { config, database, jobs, queues = [], now = () => new Date() } = dependencies;
  const app = createFastify({ ...config, logTo, metrics, tracer });
  const securityLog = openSecurityLog(app, config, dependencies.secret);
  if (metrics) measureApi(metrics, { database, securityLog, queues, now });
  const log = createServiceLog(app.log);
  const services = createServices({ ...dependencies, db: database.db, now, log, securityLog });
  const [orderFeed, catalogueFeed] = [createOrderFeed(database, now), createCatalogueFeed(database)];
  // An open stream would block the close of the api.
  app.addHook('preClose', async () => void (await Promise.all([orderFeed.close(), catalogueFeed.close()])));
  if (onResponse) onEachResponse(app, onResponse);

  const contract = readContract();
  const parts = { ...services, contract, database, orderFeed, catalogueFeed, now };
  await mountContract(app, contract, services, (serve) => bindRoutes(serve, parts));

  await followSettings(app, database, services.settings);
  await app.ready();
  await startJobs(jobs, services, config);
  return app;
}

/** The dependencies of the routes of all domains. */
interface RouteParts extends Services {
  contract: Contract;
  database: Database;
  orderFeed: OrderFeed;
  catalogueFeed: CatalogueFeed;
  now: () => Date;
}

/** Binds the routes of all domains. */
function bindRoutes(serve: Serve, parts: RouteParts): void {
  platformRoutes(serve, parts);
  auditRoutes(serve, parts.database);
  settingsRoutes(serve, parts);
  catalogRoutes(serve, parts);
  deliveryRoutes(serve, { db: parts.database.db, now: parts.now });
  productRoutes(serve, parts);
  operatorRoutes(serve, parts);
  accountRoutes(serve, parts);
  promotionsRoutes(serve, parts);
  staffPromotionRoutes(serve, { ...parts, db: parts.database.db });
  newsletterRoutes(serve, parts);
  reviewsRoutes(serve, { ...parts, db: parts.database.db });
  wishlistRoutes(serve, parts);
  noticeRoutes(serve, parts);
  cartRoutes(serve, parts);
  orderRoutes(serve, parts);
  returnRoutes(serve, parts);
  invoiceRoutes(serve, parts);
  saleOrderRoutes(serve, parts);
  checkoutRoutes(serve, parts);
  reportRoutes(serve, parts);
}

/** Starts the workers of all queues, except those of mails. */
async function startJobs(
  jobs: ApiDependencies['jobs'],
  services: Services,
  { reconcileSeconds }: ApiConfig,
): Promise<void> {
  await startCheckoutJobs(jobs, services.checkout, reconcileSeconds);
  await startInvoiceJobs(jobs, services.invoices);
  await startCountJobs(jobs, services);
  await startImportJobs(jobs, services.productFiles);
  await startNewsletterJobs(jobs, services.newsletter);
  await startNoticeJobs(jobs, services);
  await startPopularityJobs(jobs, services);
  await startExportJobs(jobs, { makeExport: (id) => services.exports.make(id) });
}

/** The security log is written at every LOG_LEVEL except `silent`. `npm start` does without it in a trial. */
function openSecurityLog(app: FastifyInstance, { logLevel, logsSecurity }: ApiConfig, secret: string): SecurityLog {
  const level = logLevel === 'silent' || !logsSecurity ? 'silent' : 'info';
  const securityLog = createSecurityLog({ secret, log: app.log.child({ log: 'security' }, { level }) });
  logRefusals(app, securityLog);
  app.addHook('onClose', async () => securityLog.flush());
  return securityLog;
}
