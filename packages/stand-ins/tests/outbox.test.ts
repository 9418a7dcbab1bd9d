import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../outbox/outbox.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'stand-ins-outbox-'));
  open.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openOn(folder: string) {
  const outbox = await startOutbox({ folder, host: '127.0.0.1', port: 0 });
  open.push(() => outbox.close());
  const transport = createTransport({ url: outbox.smtpUrl, pool: true, maxConnections: 1 });
  open.push(() => transport.close());
  const send = (to: string, subject: string, more: object = {}) =>
    transport.sendMail({ from: 'shop@example.com', to, subject, text: 'plain', html: '<p>rich</p>', ...more });
  const read = async (path: string) => (await fetch(outbox.address + path)).json();
  return { address: outbox.address, close: () => outbox.close(), send, read };
}

describe("the trial's outbox", () => {
  it('returns the mails of one address, newest first, and stores them for the next start', async () => {
    const folder = await newFolder();
    const { send, read, close } = await openOn(folder);
    await send('asha@example.com', 'first');
    await send('rohan@example.com', 'other');
    await send('asha@example.com', 'second');
    const mails = await read('/mails.json?to=Asha@example.com');
    expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['second', 'first']);
    expect(mails[0]).toMatchObject({ to: 'asha@example.com', text: 'plain\n', html: expect.stringContaining('rich') });
    await close();
    const again = await openOn(folder);
    expect(await again.read('/mails.json')).toHaveLength(3);
  });

  it('stores a mail only once that is delivered twice, and at most two hundred mails', async () => {
    const folder = await newFolder();
    const { send, read } = await openOn(folder);
    for (let count = 0; count < 2; count++) await send('asha@example.com', 'again', { messageId: '<job@example.com>' });
    expect(await read('/mails.json')).toHaveLength(1);
    for (let number = 0; number < 205; number++) await send('asha@example.com', `number ${number}`);
    const mails = await read('/mails.json');
    expect(mails).toHaveLength(200);
    expect(mails[0].subject).toBe('number 204');
    expect(await readdir(folder)).toHaveLength(200);
  });

  it('shows a mail unchanged, without running its scripts', async () => {
    const { address, send, read } = await openOn(await newFolder());
    await send('asha@example.com', '<b>Bold</b>', {
      html: '<script>alert(1)</script><a href="http://a.example">on</a>',
    });
    const [{ id }] = await read('/mails.json');
    const list = await (await fetch(address)).text();
    expect(list).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(list).not.toContain('<b>');
    const page = await fetch(`${address}/mails/${id}`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const mail = await fetch(`${address}/mails/${id}/html`);
    expect(mail.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
    expect((await fetch(`${address}/mails/none`)).status).toBe(404);
  });

  it('refuses a page that reached this machine through its own host name', async () => {
    const { address } = await openOn(await newFolder());
    const status = (host: string) =>
      new Promise((resolve) =>
        get(`${address}/mails.json`, { headers: { host } }, (response) => resolve(response.statusCode)),
      );
    expect(await status('thief.example')).toBe(403);
    expect(await status('localhost.thief.example:4002')).toBe(403);
    expect(await status('localhost:4002')).toBe(200);
  });
});
