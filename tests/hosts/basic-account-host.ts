import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTestHost, sendJson, type TestHost } from './test-host.ts';

/** A call as the host received it. */
export interface ReceivedCall {
  call: string;
  body: Record<string, unknown>;
  headers: IncomingMessage['headers'];
}
/** A shopper as the host returns one. */
interface Person {
  name: string | null;
  email: string;
  phone: string | number | null;
  is_first_purchase?: boolean | string;
  password: string;
}
/** A basic host with the account and newsletter calls of the specification, in memory. */
export interface BasicAccountHost extends TestHost {
  received: ReceivedCall[];
  people: Map<string, Person>;
  /** The one-time codes that the host reports as expired. */
  expiredCodes: Set<string>;
  /** The number of times that a call was made. */
  count(call: string): number;
}

/** The one-time code that is always valid. */
export const CODE = '4711';
type Responses = Record<string, (call: ReceivedCall, response: ServerResponse) => unknown>;

/**
 * Makes a host with the account and newsletter calls of the specification, and with the oddities of foreign hosts: cookies with
 * any attributes, messages in `error`, errors without a code, no ids, and an access token only where the specification has one.
 */
export async function createBasicAccountHost(): Promise<BasicAccountHost> {
  const people = new Map<string, Person>();
  const expiredCodes = new Set<string>();
  const received: ReceivedCall[] = [];
  const responses = responsesOf(people, expiredCodes);
  const host = await createTestHost(async (path, { search }, response, request) => {
    const call = `${request.method} /${path.join('/')}`;
    const one = { call: call + search, body: await bodyOf(request), headers: request.headers };
    received.push(one);
    return responses[call]?.(one, response);
  });
  return {
    ...host,
    people,
    expiredCodes,
    received,
    count: (call) => received.filter((one) => one.call === call).length,
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

function refuse(response: ServerResponse, status: number, error: string): 'sent' {
  sendJson(response, status, { error });
  return 'sent';
}

/** The sessions of the host. A session is the cookie `refreshToken`; an access token is a JSON Web Token of the host. */
function createSessions() {
  const emails = new Map<string, string>();
  const tokens = new Map<string, string>();
  const cookieOf = ({ headers }: ReceivedCall) => /(?:^|; )refreshToken=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  return {
    begin: (email: string, response: ServerResponse) => {
      const refresh = randomBytes(9).toString('base64url');
      emails.set(refresh, email);
      response.setHeader('set-cookie', [
        `refreshToken=${refresh}; Domain=.old.example; Path=/auth; Expires=Fri, 31 Dec 2100 23:59:59 GMT; SameSite=None; Secure`,
        'lang=en-IN; Path=/',
      ]);
      return { accessToken: tokenFor(tokens, email), ok: 1 };
    },
    of: (call: ReceivedCall) => emails.get(cookieOf(call) ?? ''),
    hasCookie: (call: ReceivedCall) => cookieOf(call) !== undefined,
    end: (call: ReceivedCall) => emails.delete(cookieOf(call) ?? ''),
    renewed: (email: string) => tokenFor(tokens, email),
    owner: ({ headers }: ReceivedCall) => tokens.get(headers.authorization?.replace('Bearer ', '') ?? ''),
  };
}

function tokenFor(tokens: Map<string, string>, email: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { exp: Math.floor(Date.now() / 1_000) + 600, jti: randomBytes(9).toString('base64url') };
  const token = `${part({ alg: 'HS256' })}.${part(claims)}.${randomBytes(16).toString('base64url')}`;
  tokens.set(token, email);
  return token;
}

function responsesOf(people: Map<string, Person>, expiredCodes: ReadonlySet<string>): Responses {
  const sessions = createSessions();
  const subscribers = new Set<unknown>();
  const personOf = ({ body }: ReceivedCall) => people.get(String(body['email']));
  const profileOf = ({ name, email, phone, is_first_purchase }: Person) => ({
    name,
    email,
    phone,
    is_first_purchase,
    __v: 0,
  });
  const loginAs = (email: string, response: ServerResponse) => {
    if (!people.has(email)) people.set(email, { name: '', email, phone: '', is_first_purchase: 'true', password: '' });
    return sessions.begin(email, response);
  };

  return {
    'POST /user/send-otp': () => ({ message: 'OTP sent successfully' }),
    'POST /user/verify-otp': ({ body }, response) => {
      if (expiredCodes.has(String(body['Userotp']))) return refuse(response, 400, 'OTP has expired');
      if (body['Userotp'] !== CODE) return refuse(response, 400, 'Invalid OTP');
      return loginAs(String(body['email']), response);
    },
    'POST /user/google-login': ({ body }, response) =>
      typeof body['uid'] === 'string'
        ? { success: true, ...loginAs(String(body['email']), response) }
        : refuse(response, 400, 'uid missing'),
    'POST /user/login': (call, response) => {
      const person = personOf(call);
      if (!person) return refuse(response, 404, 'User not found');
      if (person.password !== call.body['password']) return refuse(response, 400, 'Wrong password');
      return sessions.begin(person.email, response);
    },
    'POST /user/register': (call, response) => {
      const { name, email, phone, password, cpassword } = call.body;
      if (personOf(call)) return refuse(response, 409, 'User already exists');
      if (password !== cpassword || Object.keys(call.body).length !== 5) return refuse(response, 400, 'Fields missing');
      people.set(String(email), {
        name: String(name),
        email: String(email),
        phone: Number(phone),
        password: String(password),
        is_first_purchase: true,
      });
      return { message: 'Registered' };
    },
    'POST /user/checkemail/forgotpassword': (call, response) =>
      personOf(call) ? { message: 'Email found' } : refuse(response, 404, 'No such email'),
    'POST /user/forgotpassword': (call, response) => {
      const person = personOf(call);
      if (!person || Object.keys(call.body).length !== 2) return refuse(response, 404, 'No such email');
      person.password = String(call.body['password']);
      return { message: 'Password changed' };
    },
    'GET /auth/google-login': (_, response) => {
      response.writeHead(302, { location: 'https://accounts.example.com/o/oauth2?state=1' }).end();
      return 'sent';
    },
    'GET /auth/login/success': (call, response) => {
      const person = people.get(sessions.of(call) ?? '');
      return person ? { user: profileOf(person) } : refuse(response, 401, 'Not authorised');
    },
    'POST /auth/token': (call, response) => {
      if (!sessions.hasCookie(call)) return refuse(response, 404, 'No session');
      const email = sessions.of(call);
      return email ? { accessToken: sessions.renewed(email) } : refuse(response, 401, 'Session revoked');
    },
    'POST /user/logout': (call, response) =>
      sessions.end(call) ? { message: 'Bye' } : refuse(response, 404, 'No session'),
    'POST /newsletter/subscribe': ({ body: { email } }, response) => {
      if (subscribers.has(email)) return refuse(response, 400, 'Email is already subscribed');
      subscribers.add(email);
      return { message: 'Subscribed successfully', _id: 7 };
    },
    'GET /user/profile': (call, response) => {
      const person = people.get(sessions.owner(call) ?? '');
      return person ? { user: profileOf(person) } : refuse(response, 401, 'Token expired');
    },
    'PATCH /user/update-profile': (call, response) => {
      const person = people.get(sessions.owner(call) ?? '');
      if (!person) return refuse(response, 401, 'Token expired');
      Object.assign(person, { name: call.body['name'], phone: call.body['phone'] });
      response.writeHead(200, { 'content-type': 'text/plain' }).end('OK');
      return 'sent';
    },
  };
}
