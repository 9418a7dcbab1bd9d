import { fork } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What a measured process tells of itself. */
export interface Told {
  url: string;
  /** Seconds of processor time that it has used. */
  cpu: number;
  /** Calls that it has answered, where it counts them. */
  calls: number;
}
/** A server in a process of its own. */
export interface Measured {
  url: string;
  tell(): Promise<Told>;
  stop(): void;
}

/** Starts a file of this folder, with this REST host, and waits until it listens. */
export async function startProcess(file: string, restUrl = ''): Promise<Measured> {
  const env = { ...process.env, NODE_ENV: 'production', REST_URL: restUrl };
  const child = fork(join(import.meta.dirname, file), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const tell = () =>
    new Promise<Told>((told, failed) => {
      const ended = (code: number | null) => failed(new Error(`${file} ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        told(message as Told);
      });
      child.send('tell');
    });
  const { url } = await tell();
  return { url, tell, stop: () => child.kill() };
}

/** Lets a server listen on a free port and tell its parent about itself. */
export function serveProcess(server: Server, calls: () => number = () => 0): void {
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    tellParent(`http://127.0.0.1:${port}`, calls);
  });
}

/** Answers a parent that asks how much the process has used. */
export function tellParent(url: string, calls: () => number = () => 0): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ url, cpu: (user + system) / 1e6, calls: calls() } satisfies Told);
  });
}
