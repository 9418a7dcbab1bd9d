import { describe, expect, it } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
import { readGatewayConfig } from '../../../bff/config.ts';

describe('settings of the gateway', () => {
  it('name every variable that is wrong', () => {
    const pictures = { PICTURE_BASE_URL: 'here', PICTURE_HOSTS: 'https://a.example/folder', PICTURE_TIMEOUT_MS: '-1' };
    const wrong = { BFF_PORT: 'x', REST_URL: 'ftp://host', LOG_LEVEL: 'loud', PUBLIC_URL: 'here', ...pictures };
    expect(() => readGatewayConfig(wrong)).toThrow(/BFF_PORT.*REST_URL.*PUBLIC_URL|REST_URL/);
    for (const name of Object.keys(wrong)) expect(() => readGatewayConfig(wrong)).toThrow(name);
    expect(readGatewayConfig({ API_PORT: '4010' })).toMatchObject({ port: 4000, restUrl: 'http://127.0.0.1:4010' });
  });

  it('that are empty are their defaults, as on the other floors', () => {
    const { trialUrl: _, ...usual } = readGatewayConfig({});
    const names = [
      'BFF_PORT',
      'API_PORT',
      'HOST',
      'LOG_LEVEL',
      'OTP_LENGTH',
      'REST_TIMEOUT_MS',
      'REST_WRITE_TIMEOUT_MS',
    ];
    const more = [
      'REQUEST_DEADLINE_MS',
      'STALE_SECONDS',
      'REST_MAX_BYTES',
      'PICTURE_TIMEOUT_MS',
      'PUBLIC_CACHE_CHARACTERS',
    ];
    expect(readGatewayConfig(Object.fromEntries([...names, ...more].map((name) => [name, ''])))).toMatchObject(usual);
    for (const wrong of [{ OTP_LENGTH: '3' }, { REST_TIMEOUT_MS: '0' }, { REQUEST_DEADLINE_MS: '0' }])
      expect(() => readGatewayConfig(wrong)).toThrow(Object.keys(wrong)[0]);
    expect(readApiConfig({ HOST: '', PORT: '' }).shopUrl).toBe('http://127.0.0.1:3000');
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
      expect(() => hosts(text), text).toThrow(`PICTURE_HOSTS has ${text}`);
  });
});
