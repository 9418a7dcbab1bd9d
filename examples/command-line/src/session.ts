import { readFile, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Client, fetchExchange } from '@urql/core';
import { dataOf, doneOf } from './response.ts';
import { API, OUTBOX, SESSION_FILE } from './config.ts';
import { graphql, readFragment, type FragmentOf } from './graphql.ts';
import { fetchOrWork } from './proof-of-work.ts';

/** The tokens of a client without cookies. */
export interface Session {
  /** Valid for ten minutes, until `expiresAt`. */
  accessToken: string;
  expiresAt: string;
  /** Valid once, for the next session. */
  refreshToken: string;
}

const tokens = graphql(`
  fragment Tokens on SessionPayload {
    accessToken
    expiresAt
    refreshToken
    userErrors {
      code
      message
    }
  }
`);
const RequestOtp = graphql(`
  mutation RequestOtp($email: EmailAddress!) {
    requestOtp(input: { email: $email, unbound: true }) {
      challenge
      userErrors {
        code
        message
      }
    }
  }
`);
const VerifyOtp = graphql(
  `
    mutation VerifyOtp($email: EmailAddress!, $otp: String!, $challenge: String) {
      verifyOtp(input: { email: $email, otp: $otp, challenge: $challenge, unbound: true, deviceName: "Command line" }) {
        ...Tokens
      }
    }
  `,
  [tokens],
);
const RefreshSession = graphql(
  `
    mutation RefreshSession($refreshToken: String!) {
      refreshSession(input: { refreshToken: $refreshToken }) {
        ...Tokens
      }
    }
  `,
  [tokens],
);
const Logout = graphql(`
  mutation Logout($refreshToken: String!) {
    logout(input: { refreshToken: $refreshToken }) {
      userErrors {
        code
        message
      }
    }
  }
`);

const visitor = new Client({ url: API, preferGetMethod: false, fetch: fetchOrWork, exchanges: [fetchExchange] });

/** Logs in by a mailed code; the challenge binds the code to this client. */
export async function login(email: string): Promise<Session> {
  const before = OUTBOX ? (await newestMail(OUTBOX, email))?.id : undefined;
  const { challenge } = doneOf(dataOf(await visitor.mutation(RequestOtp, { email })).requestOtp);
  const otp = OUTBOX
    ? await codeFromOutbox(OUTBOX, email, before)
    : await prompt(`The code that was mailed to ${email}: `);
  return toSession(dataOf(await visitor.mutation(VerifyOtp, { email, otp, challenge })).verifyOtp);
}

/** Renews a session: both tokens are replaced, and the used refresh token is invalid. */
export async function refresh(refreshToken: string): Promise<Session> {
  return toSession(dataOf(await visitor.mutation(RefreshSession, { refreshToken })).refreshSession);
}

/** Ends the session here and in the shop. */
export async function logout({ refreshToken }: Session): Promise<void> {
  await rm(SESSION_FILE, { force: true });
  doneOf(dataOf(await visitor.mutation(Logout, { refreshToken })).logout);
}

/** The session of the last run; undefined if there is none or it has ended. */
export async function savedSession(): Promise<Session | undefined> {
  try {
    const { refreshToken }: Session = JSON.parse(await readFile(SESSION_FILE, 'utf8'));
    return await refresh(refreshToken);
  } catch {
    return undefined;
  }
}

/** Stores the session for the next run, readable only by this user of the machine. */
export async function storeSession(session: Session): Promise<void> {
  await writeFile(SESSION_FILE, JSON.stringify(session), { mode: 0o600 });
}

function toSession(response: FragmentOf<typeof tokens> | null): Session {
  const { accessToken, expiresAt, refreshToken } = doneOf(readFragment(tokens, response));
  if (!accessToken || !expiresAt || !refreshToken)
    throw new Error('The shop makes no tokens for clients without cookies.');
  return { accessToken, expiresAt, refreshToken };
}

async function prompt(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const response = await terminal.question(question);
  terminal.close();
  return response.trim();
}

interface Mail {
  id: string;
  text: string;
}

/** The newest mail to an address, from the development shop's mail page. */
async function newestMail(outbox: string, email: string): Promise<Mail | undefined> {
  const response = await fetch(`${outbox}/mails.json?to=${encodeURIComponent(email)}`);
  const mails: Mail[] = await response.json();
  return mails[0];
}

/** The code of the next mail. */
async function codeFromOutbox(outbox: string, email: string, before: string | undefined): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = await newestMail(outbox, email);
    const code = mail?.id === before ? undefined : /\b\d{4,8}\b/.exec(mail?.text ?? '')?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${email} came within ten seconds.`);
}
