import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { TrialShop } from './shop/trial-shop.ts';

/** One address in front of a shop's apis, as a balancer has it. */
export interface ApiLine extends AsyncDisposable {
  address: string;
  /** Kills the api that gets the next request whose first bytes match, before it hears of it. */
  killAt(request: RegExp): void;
}

/** Opens that address: each connection goes to the next running api, and breaks with it. */
export async function openApiLine({ apis, api }: Pick<TrialShop, 'apis' | 'api'>): Promise<ApiLine> {
  let fatal: RegExp | undefined;
  const server = createServer((inbound) => {
    const address = api();
    const outbound = connect(Number(new URL(address).port), '127.0.0.1');
    inbound.on('error', () => outbound.destroy()).on('close', () => outbound.destroy());
    outbound.on('error', () => inbound.destroy()).on('close', () => inbound.destroy());
    outbound.pipe(inbound);
    inbound.on('data', (bytes) => {
      if (!fatal?.test(String(bytes))) return void outbound.write(bytes);
      fatal = undefined;
      return void apis.find((one) => one.address === address)?.kill();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    killAt: (request) => {
      fatal = request;
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}
