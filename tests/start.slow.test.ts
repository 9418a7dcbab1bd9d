import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../scripts/ports.ts';
import { mailReader } from './whole-shop.ts';

const host = '127.0.0.1';
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rangbandh-start-'));
  folders.push(folder);
  return folder;
}

/** The command of `npm start`. */
const SHOP = [process.execPath, '-C', 'production', 'start.mjs'];

/** Runs a command; `said` resolves with its whole output once it matches `pattern`, or the process has ended. */
function start(env: Record<string, string>, [command = '', ...args] = SHOP) {
  const shop = spawn(command, args, { env: { ...process.env, ...env } });
  let words = '';
  const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve));
  const output = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => pattern.test(words) && resolve(words);
      for (const stream of [shop.stdout, shop.stderr]) {
        stream.on('data', (part: Buffer) => {
          words += part.toString();
          look();
        });
      }
      void ended.then(() => resolve(words));
      look();
    });
  return { shop, said: output, ended };
}

describe('npm start', () => {
  it('opens the shop on one command, steps aside for a taken port, and closes cleanly on Ctrl-C', async () => {
    const ports = await Promise.all([23_100, 23_200, 23_300].map((port) => freePort(port, host)));
    const neighbour = createServer().listen(ports[0], host);
    const inner = await freePort(23_400, host);
    const own = { PORT: `${ports[0]}`, BFF_PORT: `${ports[1]}`, API_PORT: `${ports[2]}`, METRICS_PORT: `${inner}` };
    const env = { DATA_DIR: newFolder(), ...own };
    const { shop, said: output, ended } = start(env);
    const words = await output(/open at/);
    expect(words).toContain(`${ports[0]} is taken`);
    const metrics = [...words.matchAll(/metrics +(\S+)/g)].map(([, place]) => place);
    expect(metrics).toEqual([0, 1, 2].map((server) => `http://${host}:${inner + server}/metrics`));
    const address = /open at (http:\S+)/.exec(words)?.[1] ?? '';
    const page = await fetch(`${address}/Saree`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Sarees');
    const [api = '', outbox = ''] = ['rest host', 'mails'].map(
      (name) => new RegExp(`${name} +(\\S+)`).exec(words)?.[1],
    );
    const body = JSON.stringify({ email: 'nobody@example.com' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${api}/user/checkemail/forgotpassword`, { method: 'POST', headers, body });
    const [mail] = await mailReader(outbox)('nobody@example.com');
    expect(mail?.text, 'links in mails lead to the port that the shop got').toContain(`${address}/account/register`);
    const wrong = JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' });
    await fetch(`${api}/user/login`, { method: 'POST', headers, body: wrong });
    shop.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(await output(/Closing/)).not.toMatch(/^\{/m);
    await expect(fetch(address)).rejects.toThrow();
    neighbour.close();
  });

  it('closes the shop too when npm is ended by a signal, which its shell forwards to no process', async () => {
    const ports = await Promise.all([23_500, 23_600, 23_700].map((port) => freePort(port, host)));
    const own = { PORT: `${ports[0]}`, BFF_PORT: `${ports[1]}`, API_PORT: `${ports[2]}` };
    const { shop, said: output } = start({ DATA_DIR: newFolder(), ...own }, ['npm', 'start']);
    const words = await output(/open at/);
    const address = /open at (http:\S+)/.exec(words)?.[1] ?? '';
    expect((await fetch(address)).status).toBe(200);
    // The shop itself has the other end of this pipe: it closes with its last process.
    const closed = new Promise((resolve) => shop.once('close', resolve));
    shop.kill('SIGTERM');
    await closed;
    expect(await output(/Closing/)).toContain('Closing the shop');
    await expect(fetch(address)).rejects.toThrow();
  });

  it('reports in one line the fault of a setting, and names it', async () => {
    const { said: output, ended } = start({ DATA_DIR: newFolder(), OTP_LENGTH: 'plenty' });
    expect(await output(/$never/)).toContain('OTP_LENGTH');
    expect(await ended).toBe(1);
  });
});
