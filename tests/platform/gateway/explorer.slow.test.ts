import { parse, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES, EXAMPLE_VARIABLES } from '../../../bff/graphql/explorer.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { startOverApi, type ApiWithGateways } from './over-api.ts';

let shop: ApiWithGateways;
let gateway: TestGateway;
beforeAll(async () => {
  shop = await startOverApi();
  gateway = await shop.open();
});
afterAll(() => shop.close());

describe('the explorer', () => {
  it('[GATE-6] is one page, whose content policy allows its own script and no address of another host', async () => {
    const page = await fetch(`${gateway.address}/explorer`);
    const text = await page.text();
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; worker-src blob:;/);
    expect(policy).toContain("connect-src 'self'; base-uri 'none'; frame-ancestors 'none'");
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).not.toMatch(/<(script|link|img)[^>]*(src|href)="(https?:)?\/\//);
  });

  it('[GATE-6] begins with examples, each of which the sample shop returns without an error', async () => {
    const { definitions } = parse(EXAMPLES);
    expect(definitions.length).toBeGreaterThanOrEqual(5);
    for (const definition of definitions) {
      const { data, errors } = await gateway.request(print(definition), EXAMPLE_VARIABLES);
      expect([errors, Object.keys(data).length]).toEqual([undefined, 1]);
    }
  });

  it('[GATE-6] begins with examples that find something, in each list', async () => {
    for (const definition of parse(EXAMPLES).definitions) {
      const { data } = await gateway.request(print(definition), EXAMPLE_VARIABLES);
      expect(JSON.stringify(data)).not.toContain('"nodes":[]');
    }
  });

  it('leads a browser without internet from the gateway’s address to GraphiQL and the documentation', async () => {
    const page = await fetch(`${gateway.address}/graphql`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    for (const path of ['/explorer', '/docs']) expect(text).toContain(`<a href="${path}">`);
    const root = await fetch(`${gateway.address}/`, { redirect: 'manual' });
    expect(root.headers.get('location')).toBe('/graphql');
  });
});
