import { readGatewayConfig } from './config.ts';
import { checkHost, formatHostCheck } from './host/host-check.ts';
import { createRestHost } from './host/rest.ts';

/** The check caches no responses. */
const NO_CACHE = 0;

/** Prints how a REST host's basic reads conform to the contract. Ends with 1 where the host is of no use. */
if (import.meta.main) {
  const [url = ''] = process.argv.slice(2);
  const config = readGatewayConfig({ REST_URL: url });
  const host = createRestHost({ ...config, url: config.restUrl, maxCharacters: NO_CACHE, log: () => undefined });
  const check = await checkHost(host.shared);
  process.stdout.write(`${formatHostCheck(check)}\n`);
  process.exitCode = check.verdict === 'ok' ? 0 : 1;
  await host.close();
}
