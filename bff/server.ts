import { readGatewayConfig, type GatewayConfig } from './config.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';

/** A listening gateway. GraphQL is at `{address}/graphql`. */
export interface RunningGateway {
  address: string;
  close(): Promise<void>;
}

/** Starts the gateway. Throws when its port is taken. The REST host may start later. */
export async function startGateway(config: GatewayConfig, options?: GatewayOptions): Promise<RunningGateway> {
  const app = await createGateway(config, options);
  const address = await app.listen({ host: config.host, port: config.port });
  return { address, close: () => app.close() };
}

if (import.meta.main) {
  const gateway = await startGateway(readGatewayConfig());
  process.stdout.write(`The gateway is open at ${gateway.address}/graphql\n`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
}
