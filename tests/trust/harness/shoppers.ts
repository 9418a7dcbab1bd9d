import { Agent, request } from 'undici';
import { createAccessTokens } from '../../../api/account/sessions/access-tokens.ts';
import { randomId } from '../../../api/platform/secrets.ts';
import type { ShopDatabase } from './shop-database.ts';

/** The secret of every api in a run. */
export const SECRET = 'a secret of the proofs, and of nothing else at all';
const SIGNED_FOR_MS = 300_000;
const PATIENCE_MS = 20_000;

/** A parsed response; a scenario's expectation is its type. */
export type Json = ReturnType<typeof JSON.parse>;

/** The response of a call. */
export interface HttpResponse {
  /** 0 if there was none: the api was down, or was killed during the call. */
  status: number;
  body: Json;
}

/** An HTTP method. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A logged-in shopper. */
export interface Shopper {
  id: string;
  email: string;
  /** Calls an api once. */
  call(method: Method, path: string, body?: object): Promise<HttpResponse>;
  /** The access token, valid for some minutes. */
  token(): Promise<string>;
}

/** The number of calls, and of those without a useful response. */
export const traffic = { calls: 0, unanswered: 0 };

/** Calls an address over persistent connections; status 0 if there was no response. */
export async function call(method: Method, url: string, headers: Record<string, string>, body?: object | string) {
  const { origin, pathname, search } = new URL(url);
  traffic.calls += 1;
  const sent = typeof body === 'object' ? JSON.stringify(body) : body;
  try {
    const { statusCode, body: read } = await request(origin + pathname + search, {
      method,
      headers: { ...(sent === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(sent === undefined ? {} : { body: sent }),
      dispatcher: line,
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
    });
    const text = await read.text();
    if (statusCode >= 500) traffic.unanswered += 1;
    const response: HttpResponse = { status: statusCode, body: /^[[{]/.test(text) ? JSON.parse(text) : text };
    return response;
  } catch (error) {
    traffic.unanswered += 1;
    const response: HttpResponse = { status: 0, body: error instanceof Error ? error.message : '' };
    return response;
  }
}

const line = new Agent({ connections: 128, pipelining: 1, connect: { timeout: 2_000 } });

/** The options of new accounts, and of their calls. */
export interface ShopperOptions {
  /** The api for the next call. */
  apiOf: () => string;
  /** Whether they have never paid; by default the shop knows them. */
  areNew?: boolean;
  /** The headers of the calls of the shopper number `at`, for example a client's address. */
  headersOf?: (at: number) => Record<string, string>;
}

/** Inserts accounts with a session each into the database. */
export async function makeShoppers(
  database: ShopDatabase,
  count: number,
  { apiOf, areNew = false, headersOf = () => ({}) }: ShopperOptions,
): Promise<Shopper[]> {
  const tokens = createAccessTokens(SECRET, () => new Date());
  const made = Array.from({ length: count }, () => {
    const [id, session] = [randomId('sh'), randomId('se')];
    return { id, session, email: `${id}@example.com` };
  });
  const rows = JSON.stringify(made);
  await database.rows(
    `insert into shoppers (id, email, name, phone, email_proven_at, bought_at, created_at, updated_at)
     select id, email, 'Asha Verma', '9829012345', now(), case when $2 then null else now() end, now(), now()
     from jsonb_to_recordset($1) as r(id text, email text)`,
    [rows, areNew],
  );
  await database.rows(
    `insert into sessions (id, shopper_id, begun_by, created_at, expires_at)
     select session, id, 'code', now(), now() + interval '1 day' from jsonb_to_recordset($1) as r(id text, session text)`,
    [rows],
  );
  return made.map(({ id, session: sessionId, email }, at) => {
    let [signedAt, token] = [-Infinity, ''];
    const fresh = async () => {
      if (performance.now() - signedAt < SIGNED_FOR_MS) return token;
      token = await tokens.sign({ shopperId: id, sessionId, bindingHash: null });
      signedAt = performance.now();
      return token;
    };
    return {
      id,
      email,
      token: fresh,
      call: async (method, path, body) =>
        call(method, apiOf() + path, { ...headersOf(at), authorization: `Bearer ${await fresh()}` }, body),
    };
  });
}

/** Replaces the carts of these shoppers. */
export async function fillCarts(
  database: ShopDatabase,
  shoppers: readonly Pick<Shopper, 'id'>[],
  lines: readonly Piece[],
): Promise<void> {
  const ids = shoppers.map(({ id }) => id);
  await database.rows('delete from cart_items where shopper_id = any($1)', [ids]);
  const rows = shoppers.flatMap(({ id: shopper }) => lines.map((line) => ({ id: randomId('ca'), shopper, ...line })));
  await database.rows(
    `insert into cart_items (id, shopper_id, sku, quantity, services, created_at)
     select id, shopper, sku, quantity, coalesce(services, '{}'), now()
     from jsonb_to_recordset($1) as r(id text, shopper text, sku text, quantity int, services text[])`,
    [JSON.stringify(rows)],
  );
}

/** A number of pieces of a variant. */
export interface Piece {
  sku: string;
  quantity: number;
  /** The codes of the services for each piece. */
  services?: string[];
}
