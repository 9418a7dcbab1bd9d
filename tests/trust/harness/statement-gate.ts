import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { SourceChange } from './source-changes.ts';

/** Stops the writes of apis and lets a rival act before one of them. */
export interface StatementGate {
  address: string;
  /** Lets `rival` act before the `nth` write from now on, counted from 1; the write waits for it, for a limited time. */
  arm(nth: number, rival: () => Promise<unknown>): void;
  /** Lets all writes pass; returns the statement before which the rival acted, undefined if it did not. */
  disarm(): Promise<string | undefined>;
  close(): Promise<void>;
}

const WAIT_AT_GATE = new URL('wait-at-gate.ts', import.meta.url).href;

/** The change that makes an api wait at the gate before each write. */
export const WAIT_BEFORE_WRITES: SourceChange = {
  file: 'api/platform/postgres.ts',
  name: 'queryOfKysely',
  body: `async (text, values) => {
    const { waitAtGate } = await import(${JSON.stringify(WAIT_AT_GATE)});
    await waitAtGate(text);
    return query(text, values);
  }`,
};

/** Milliseconds that a write waits for a rival, which may itself wait for the writer's locks. */
const MAX_WAIT_MS = 150;

/** Opens a gate on a free port. */
export async function openStatementGate(): Promise<StatementGate> {
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
      await Promise.race([acting.catch(() => undefined), setTimeout(MAX_WAIT_MS)]);
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
