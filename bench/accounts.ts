import pg from 'pg';
import { createAccessTokens } from '../api/account/sessions/access-tokens.ts';
import { randomId } from '../api/platform/secrets.ts';

/** A shopper who is logged in. */
export interface Account {
  id: string;
  session: string;
  email: string;
}

/** The target of the accounts, and their number. */
interface AccountOptions {
  database: string;
  /** The api's SESSION_SECRET. */
  secret: string;
  count: number;
}

/** Inserts logged-in accounts, with enough stock for all of them. */
export async function openAccounts({ database, secret, count }: AccountOptions) {
  const accounts = await insertAccounts(database, count);
  const tokens = createAccessTokens(secret, () => new Date());
  const tokenOf = ({ id, session }: Account) => tokens.sign({ shopperId: id, sessionId: session, bindingHash: null });
  return { accounts, tokenOf };
}

async function insertAccounts(url: string, count: number): Promise<Account[]> {
  const made = Array.from({ length: count }, () => {
    const id = randomId('sh');
    return { id, session: randomId('se'), email: `${id}@example.com` };
  });
  const client = new pg.Client(url);
  await client.connect();
  try {
    const rows = [JSON.stringify(made)];
    const people = 'jsonb_to_recordset($1) as r(id text, session text, email text)';
    await client.query(
      `insert into shoppers (id, email, name, phone, email_proven_at, bought_at, created_at, updated_at)
       select id, email, 'Asha Verma', '9829012345', now(), now(), now(), now() from ${people}`,
      rows,
    );
    await client.query(
      `insert into sessions (id, shopper_id, begun_by, created_at, expires_at)
       select session, id, 'code', now(), now() + interval '1 day' from ${people}`,
      rows,
    );
    await client.query('update variants set stock = 1000000');
  } finally {
    await client.end();
  }
  return made;
}
