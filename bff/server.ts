import { readGatewayConfig, type GatewayConfig } from './config.ts';
import { makeGateway, type GatewayOptions } from './gateway.ts';

/** A gateway that listens: GraphQL is at `{address}/graphql`. */
export interface OpenGateway {
  address: string;
  close(): Promise<void>;
}

/** Opens the gateway; throws when its port is taken. The REST host need not be there yet. */
export async function openGateway(config: GatewayConfig, options?: GatewayOptions): Promise<OpenGateway> {
  const app = await makeGateway(config, options);
  const address = await app.listen({ host: config.host, port: config.port });
  return { address, close: () => app.close() };
}

if (import.meta.main) {
  const gateway = await openGateway(readGatewayConfig());
  process.stdout.write(`The gateway is open at ${gateway.address}/graphql\n`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
}
