import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it } from 'vitest';
import { createGoogleClient } from '../../../api/account/google.ts';
import { readApiConfig } from '../../../api/config.ts';
import { readOutboxConfig, readSampleGoogleConfig } from 'stand-ins/config';
import { startSampleGoogle } from 'stand-ins/google';
import { startOutbox } from 'stand-ins/outbox';
import { codeFor } from '../../account/people.ts';
import { createTestApi } from '../../test-api.ts';
import { freePort } from '../../../scripts/ports.ts';

const REGISTRATION = { GOOGLE_CLIENT_ID: 'trial', GOOGLE_CLIENT_SECRET: 'for-trying-out' };

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

describe('the neighbours of a trial, as processes of their own', () => {
  it('send a browser to the sample provider by the name that browsers know', async () => {
    const port = await freePort(24_100, '127.0.0.1');
    const env = { ...REGISTRATION, SAMPLE_GOOGLE_PORT: `${port}`, GOOGLE_ISSUER: `http://127.0.0.1:${port}` };
    const elsewhere = { ...env, SAMPLE_GOOGLE_URL: 'http://google.example:8443/' };
    const sample = await startSampleGoogle(readSampleGoogleConfig(elsewhere));
    open.push(() => sample.close());
    const { google: client } = readApiConfig(env);
    const google = createGoogleClient(client ?? sample.client);
    const { address } = await google.startLogin('http://localhost:3000');
    expect(client).toEqual(sample.client);
    expect(new URL(address).origin).toBe('http://google.example:8443');
    const here = address.replace('http://google.example:8443', `http://127.0.0.1:${port}`);
    const response = await fetch(here, { redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(/^\/people\//);
  });

  it('take mails on the port that they are given', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'rangbandh-neighbours-'));
    open.push(() => rm(DATA_DIR, { recursive: true, force: true }));
    const smtpPort = await freePort(24_200, '127.0.0.1');
    const outbox = await startOutbox(readOutboxConfig({ DATA_DIR, OUTBOX_PORT: '0', OUTBOX_SMTP_PORT: `${smtpPort}` }));
    open.push(() => outbox.close());
    expect(outbox.smtpUrl).toBe(`smtp://127.0.0.1:${smtpPort}`);
    const transport = createTransport({ url: outbox.smtpUrl });
    await transport.sendMail({ from: 'shop@example.com', to: 'asha@example.com', subject: 'hello', text: 'plain' });
    const mails: { subject: string }[] = await (await fetch(`${outbox.address}/mails.json`)).json();
    expect(mails.map(({ subject }) => subject)).toEqual(['hello']);
  });

  it('show the one-time code of a mail in its row of the list', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'rangbandh-neighbours-'));
    open.push(() => rm(DATA_DIR, { recursive: true, force: true }));
    const smtpPort = await freePort(24_300, '127.0.0.1');
    const outbox = await startOutbox(readOutboxConfig({ DATA_DIR, OUTBOX_PORT: '0', OUTBOX_SMTP_PORT: `${smtpPort}` }));
    open.push(() => outbox.close());
    const transport = createTransport({ url: outbox.smtpUrl });
    const api = await createTestApi();
    open.push(() => api.close());
    await api.client().post('/user/send-otp', { email: 'asha@example.com' });
    const [mail] = api.mails;
    await transport.sendMail({ from: 'shop@example.com', ...mail });
    await transport.sendMail({
      from: 'shop@example.com',
      to: 'a@example.com',
      subject: 'Sent',
      text: 'Order 123456\nof 2026',
    });
    const page = await (await fetch(outbox.address)).text();
    const code = codeFor(api, 'asha@example.com');
    expect(code).toMatch(/^\d{4,8}$/);
    expect(page).toContain(`login OTP: ${code}</strong>`);
    expect(page).toContain('<strong>Sent</strong>');
  });

  it('open in no real shop, and name the missing settings', () => {
    expect(() => readOutboxConfig({ NODE_ENV: 'production' })).toThrow('real mail server');
    expect(() => readSampleGoogleConfig({ ...REGISTRATION, NODE_ENV: 'production' })).toThrow('real Google');
    expect(() => readSampleGoogleConfig({ GOOGLE_CLIENT_ID: 'trial' })).toThrow('GOOGLE_CLIENT_SECRET is missing');
    expect(() => readSampleGoogleConfig({ ...REGISTRATION, SAMPLE_GOOGLE_URL: 'nowhere' })).toThrow(
      'SAMPLE_GOOGLE_URL',
    );
    expect(() => readOutboxConfig({ OUTBOX_SMTP_PORT: '70000' })).toThrow('OUTBOX_SMTP_PORT');
    expect(readOutboxConfig({})).toMatchObject({ host: '127.0.0.1', port: 4002, smtpPort: 1025 });
  });

  it('may be used over an unencrypted connection, but not by a real shop', () => {
    const near = { ...REGISTRATION, GOOGLE_ISSUER: 'http://google:4003' };
    expect(readApiConfig(near).google).toMatchObject({ issuer: 'http://google:4003', withoutTls: true });
    expect(readApiConfig(REGISTRATION).google).toMatchObject({ withoutTls: false });
    expect(() => readApiConfig({ ...near, NODE_ENV: 'production' })).toThrow('GOOGLE_ISSUER must be an https address');
    expect(() => readApiConfig({ GOOGLE_ISSUER: 'google' })).toThrow('GOOGLE_ISSUER must be an http(s) address');
  });
});
