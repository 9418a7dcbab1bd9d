import { describe, expect, it } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
import { readGatewayConfig } from '../../../bff/config.ts';
import { listSettings } from '../../../scripts/settings-page.ts';

describe('settings', () => {
  it('are at most 39, each with a description', () => {
    const all = listSettings();
    expect(all.length).toBeLessThanOrEqual(39);
    expect(all.filter(({ description }) => !/^[A-Z`].{15,}\.$/.test(description))).toEqual([]);
  });

  it('name every variable that is wrong, and quote no secret', () => {
    const pictures = { PICTURE_HOSTS: 'https://a.example/folder', CLIENT_KEYS: 'canary', PICTURE_SECRET: 'canary' };
    const wrong = { BFF_PORT: 'x', REST_URL: 'ftp://host', LOG_LEVEL: 'loud', PUBLIC_URL: 'here', ...pictures };
    for (const name of Object.keys(wrong)) expect(() => readGatewayConfig(wrong)).toThrow(`${name} must`);
    expect(() => readGatewayConfig(wrong)).not.toThrow('canary');
    expect(readGatewayConfig({ API_PORT: '4010' })).toMatchObject({ port: 4000, restUrl: 'http://127.0.0.1:4010' });
  });

  it('that are empty have their defaults', () => {
    const empty = Object.fromEntries(listSettings().map(({ name }) => [name, '']));
    expect(readGatewayConfig(empty)).toEqual(readGatewayConfig({}));
    for (const wrong of [{ OTP_LENGTH: '3' }, { REST_TIMEOUT_MS: '0' }, { RESPONSE_CACHE: 'yes' }])
      expect(() => readGatewayConfig(wrong)).toThrow(Object.keys(wrong)[0]);
    expect(readApiConfig({ HOST: '', PORT: '' }).shopUrl).toBe('http://127.0.0.1:3000');
  });

  it('have the address of the storefront in a trial, and the public one in production', () => {
    expect(readGatewayConfig({ PORT: '3100' })).toMatchObject({ trialUrl: 'http://127.0.0.1:3100' });
    expect(readGatewayConfig({ HOST: '0.0.0.0' }).trialUrl).toBe('http://localhost:3000');
    const real = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
    expect(readGatewayConfig(real)).toMatchObject({ publicUrl: 'https://shop.example', trialUrl: undefined });
  });

  it('name the hosts of pictures by their names or origins', () => {
    const hosts = (text: string) => readGatewayConfig({ PICTURE_HOSTS: text }).pictureHosts;
    expect(hosts('')).toEqual([]);
    expect(hosts(' images.example, http://10.0.0.5:9000/ ,CDN.example:8443,')).toEqual([
      'https://images.example',
      'http://10.0.0.5:9000',
      'https://cdn.example:8443',
    ]);
    for (const text of ['images.example/a', 'https://asha:secret@images.example', 'ftp://images.example', '*.example'])
      expect(() => hosts(text), text).toThrow('PICTURE_HOSTS must list names of hosts');
  });
});
