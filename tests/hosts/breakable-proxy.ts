import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server that a test can cut, silence and restore. */
export interface BreakableProxy {
  address: string;
  /** The port of the proxy. */
  port: number;
  /** Breaks all connections, and refuses new ones. */
  cut(): void;
  /** Discards the data on all connections, present ones and those that are opened until it is restored, without an error. */
  silence(): void;
  /** Accepts new connections again; silenced ones remain silent. */
  repair(): void;
  close(): Promise<void>;
}

/** Opens such a proxy in front of the server at an address. */
export async function createBreakableProxy(target: string): Promise<BreakableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let [isCut, isSilent] = [false, false];
  const server = createServer((inbound) => {
    if (isCut) {
      inbound.destroy();
      return;
    }
    if (isSilent) {
      sockets.add(swallow(inbound));
      return;
    }
    const outbound = connect(Number(port), hostname);
    for (const [one, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const silence = () => {
    isSilent = true;
    for (const socket of sockets) swallow(socket);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has a port.
  const { port: own } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${own}`,
    port: own,
    cut,
    silence,
    repair: () => {
      [isCut, isSilent] = [false, false];
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Leaves a connection open and ignores all its data, including its end. */
function swallow(socket: Socket): Socket {
  socket.unpipe().removeAllListeners('close').removeAllListeners('end');
  return socket.on('error', () => undefined).resume();
}
