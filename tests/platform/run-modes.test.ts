import { describe, expect, it } from 'vitest';
import { readApiConfig } from '../../api/config.ts';
import { readGatewayConfig } from '../../bff/config.ts';
import { findModeErrors } from '../../server-kit/run-modes.ts';
import { readWebConfig } from '../../web/config.ts';

const SERVERS = { api: readApiConfig, gateway: readGatewayConfig, storefront: readWebConfig };

describe.each(Object.entries(SERVERS))('the %s', (_, read) => {
  it('starts under a NODE_ENV that it knows, or none', () => {
    for (const mode of [undefined, '', 'development', 'test']) expect(() => read({ NODE_ENV: mode })).not.toThrow();
    for (const mode of ['prod', 'Production', 'staging', 'trial']) {
      expect(() => read({ NODE_ENV: mode })).toThrow('NODE_ENV must be development, test, production, or unset');
    }
  });

  it('does not open a shop that the world can reach, unless NODE_ENV is production', () => {
    for (const [name, value] of [
      ['PUBLIC_URL', 'https://shop.example'],
      ['SMTP_URL', 'smtps://user:password@mail.example'],
      ['SMTP_URL', 'smtp://203.0.113.4:25'],
      ['RAZORPAY_KEY_ID', 'rzp_live_1'],
    ] as const) {
      const given = { RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 's', RAZORPAY_KEY_ID: 'rzp_test_1' };
      const start = () => read({ ...given, [name]: value });
      expect(start).toThrow(`${name} is a real shop's, which needs NODE_ENV=production`);
      expect(start).not.toThrow(value);
    }
  });

  it('in production names its proxies, where other machines reach it', () => {
    const start = (env: Record<string, string>) => () => read({ NODE_ENV: 'production', ...env });
    for (const HOST of ['0.0.0.0', '::', '10.0.0.5']) {
      expect(start({ HOST })).toThrow('TRUST_PROXY is missing');
      expect(start({ HOST, TRUST_PROXY: 'loopback' })).not.toThrow('TRUST_PROXY');
    }
    for (const HOST of ['', '127.0.0.1', '::1', 'localhost']) expect(start({ HOST })).not.toThrow('TRUST_PROXY');
    expect(() => read({ HOST: '0.0.0.0' })).not.toThrow();
  });

  it('in production names the address that is missing', () => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow('PUBLIC_URL is missing');
  });
});

it('lets a shop be tried out on this machine and in a private network, with a mail catcher', () => {
  for (const SMTP_URL of ['smtp://127.0.0.1:1025', 'smtp://localhost', 'smtp://mail:1025', 'smtp://[::1]:25']) {
    expect(findModeErrors({ SMTP_URL, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  }
  for (const SMTP_URL of ['smtp://10.0.0.5', 'smtp://192.168.1.2', 'smtp://172.20.0.3', 'smtp://nas.local']) {
    expect(findModeErrors({ SMTP_URL, PUBLIC_URL: 'http://192.168.1.2:3000' })).toEqual([]);
  }
  expect(findModeErrors({ SMTP_URL: 'smtp://172.32.0.1' })).toHaveLength(1);
});
