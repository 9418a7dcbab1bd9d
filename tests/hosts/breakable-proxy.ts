import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that a test can cut, silence and mend. */
export interface BreakableProxy {
  address: string;
  /** The port of the way in. */
  port: number;
  /** Breaks all connections, and refuses new ones. */
  cut(): void;
  /** Swallows what comes on all connections, those of now and those that are opened until it is mended, and never says so. */
  silence(): void;
  /** Serves new connections again; those that were silenced stay silent. */
  mend(): void;
  close(): Promise<void>;
}

/** Opens such a way to the server at an address. */
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
    mend: () => {
      [isCut, isSilent] = [false, false];
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Keeps a connection open and hears nothing of what it brings, not even its end. */
function swallow(socket: Socket): Socket {
  socket.unpipe().removeAllListeners('close').removeAllListeners('end');
  return socket.on('error', () => undefined).resume();
}
