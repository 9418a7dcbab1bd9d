import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/ports.ts';
import { OPS } from './ops-files.ts';

/** The most checks for a storefront behind the balancer, one every tenth of a second. */
const LOOKS = 600;
const SERVERS = ['web', 'bff', 'api'] as const;
type ServerName = (typeof SERVERS)[number];
const USUAL_PORTS: Record<ServerName, number> = { web: 3000, bff: 4000, api: 4001 };

/** The addresses of each server's processes. */
export type Servers = Readonly<Record<ServerName, readonly string[]>>;

/** Returns unused ports for the balancer. */
export async function freePorts(): Promise<Record<ServerName, number>> {
  const ports = { web: 0, bff: 0, api: 0 };
  for (const server of SERVERS)
    ports[server] = await freePort(32_000 + Math.floor(Math.random() * 2_000), '127.0.0.1', Object.values(ports));
  return ports;
}

/** A running HAProxy. */
export interface Balancer extends AsyncDisposable {
  /** Returns its output so far. */
  output(): string;
}

/**
 * Starts Debian's HAProxy with the shop's own configuration, with these ports, and these servers instead of Docker's
 * names. Only 127.0.0.1 counts as a proxy: a client at another loopback address is external. `change` edits the
 * configuration.
 */
export async function startBalancer(
  ports: Record<ServerName, number>,
  servers: Servers,
  change = (config: string): string => config,
): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'balancer-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, change(withServers(await readFile(join(OPS, 'haproxy/haproxy.cfg'), 'utf8'), ports, servers)));
  const balancer = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [balancer.stdout, balancer.stderr]) output.on('data', (text) => void (said += String(text)));
  await once(balancer, 'spawn');
  const isReady = () =>
    fetch(`http://127.0.0.1:${ports.web}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let look = 0; look < LOOKS && !(await isReady()); look++) await setTimeout(100);
  return {
    output: () => said,
    [Symbol.asyncDispose]: async () => {
      if (balancer.exitCode === null) {
        const over = once(balancer, 'exit');
        balancer.kill('SIGKILL');
        await over;
      }
      await rm(folder, { recursive: true });
    },
  };
}

function withServers(text: string, ports: Record<ServerName, number>, servers: Servers): string {
  let config = text
    .replace(/^ {2}default-server (.*) resolvers docker init-addr none$/m, '  default-server $1')
    .replace('acl from_proxy src 127.0.0.0/8 ', 'acl from_proxy src 127.0.0.1 ');
  for (const server of SERVERS) {
    const lines = servers[server].map((address, number) => `  server ${server}${number} ${new URL(address).host}\n`);
    config = config
      .replace(`  bind :${USUAL_PORTS[server]}\n`, `  bind 0.0.0.0:${ports[server]}\n`)
      .replace(`  server-template ${server} 6 ${server}:${USUAL_PORTS[server]}\n`, lines.join(''));
  }
  return config;
}
