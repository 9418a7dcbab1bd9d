import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Change } from './changes.ts';

/** Counts the writes that apis are about to do, and lets somebody be quicker. */
export interface Gatekeeper {
  address: string;
  /** Before the `nth` write from now on, counted from 1, `rival` acts; the write waits for it, but not for long. */
  arm(nth: number, rival: () => Promise<unknown>): void;
  /** Lets all writes pass again; answers the statement before which the rival acted, and undefined if it didn't. */
  disarm(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** What makes an api stop at the gate before each write. */
export const GATED: Change = {
  file: 'api/platform/postgres.ts',
  find: '    client.query(values.length > 0 ?',
  replace: `    import(${JSON.stringify(new URL('gate.ts', import.meta.url).href)}).then(({ pass }) => pass(text)).then(() => client.query(values.length > 0 ?`,
};
/** The end of the same statement. */
export const GATED_END: Change = {
  file: 'api/platform/postgres.ts',
  find: 'name: nameOf(text) } : { text });',
  replace: 'name: nameOf(text) } : { text }));',
};

/** Milliseconds that a write waits for a rival, who may be waiting for the writer's own locks. */
const PATIENCE_MS = 150;

/** Opens a gate on a free port. */
export async function openGatekeeper(): Promise<Gatekeeper> {
  let armed: { left: number; rival: () => Promise<unknown> } | undefined;
  let [acted, acting]: [string | undefined, Promise<unknown>] = [undefined, Promise.resolve()];
  const server = createServer((request, response) => {
    const pass = () => response.end();
    const arrive = async () => {
      const statement = await text(request);
      if (!armed) return;
      armed.left -= 1;
      if (armed.left > 0) return;
      const { rival } = armed;
      armed = undefined;
      acted = statement.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
      acting = rival();
      await Promise.race([acting.catch(() => undefined), setTimeout(PATIENCE_MS)]);
    };
    arrive().then(pass, pass);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arm: (nth, rival) => {
      [armed, acted, acting] = [{ left: nth, rival }, undefined, Promise.resolve()];
    },
    disarm: async () => {
      armed = undefined;
      await acting;
      return acted;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
