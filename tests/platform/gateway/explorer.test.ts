import { parse, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../bff/platform/graphql/explorer.ts';
import { EXAMPLE_VARIABLES } from '../../../bff/platform/graphql/explorer/example-variables.ts';
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
  it('[GATE-6] is a page of less than 1 MB, which browsers keep, with no script but its own', async () => {
    const page = await fetch(`${gateway.address}/explorer`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const text = await page.text();
    const files = [...text.matchAll(/(?:src|href)="(\/explorer\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.map((path) => path.slice(path.lastIndexOf('.'))).toSorted()).toEqual(['.css', '.js']);
    let length = text.length;
    for (const path of files) {
      const file = await fetch(gateway.address + path);
      expect([path, file.status, file.headers.get('cache-control')]).toEqual([
        path,
        200,
        'public, max-age=31536000, immutable',
      ]);
      length += (await file.text()).length;
    }
    expect(length).toBeLessThan(1_000_000);
    expect((await fetch(`${gateway.address}/explorer/assets/none.js`)).status).toBe(404);
  });

  it('[GATE-6] begins with examples, each of which the sample shop answers without an error', async () => {
    const { definitions } = parse(EXAMPLES);
    expect(definitions.length).toBeGreaterThanOrEqual(5);
    for (const definition of definitions) {
      const { data, errors } = await gateway.ask(print(definition), EXAMPLE_VARIABLES);
      expect([errors, Object.keys(data).length]).toEqual([undefined, 1]);
    }
  });
});
