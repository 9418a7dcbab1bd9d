import type { IncomingMessage } from 'node:http';
import { createTestHost, type TestHost } from '../../../hosts/test-host.ts';
import type { Json } from '../../../json.ts';
import { applyEdit, type Edit } from './edits.ts';

/** An unchanged response of the host. */
export interface RecordedResponse {
  status: number;
  headers: Record<string, string | string[]>;
  /** The parsed JSON, or the text. */
  body: Json;
}
/** All responses of one request by their calls, such as `GET /cart`, in order. */
export type Recording = Map<string, RecordedResponse[]>;

/** A host in front of another: it records the responses of a request, and replays them later with some changes. */
export interface ReplayingHost extends TestHost {
  /** Begins to record the responses to the calls of the request with this id. */
  record(requestId: string): Recording;
  /** Responds to the calls of the request with this id from a recording, with these changes. */
  replay(requestId: string, recording: Recording, edits: readonly Edit[]): void;
  /** Ends both. */
  forget(requestId: string): void;
}

/** Makes such a host. It forwards calls of unknown requests, and calls that a recording lacks, to the host behind it. */
export async function createReplayingHost(upstream: string): Promise<ReplayingHost> {
  const recordings = new Map<string, Recording>();
  const replays = new Map<string, { recording: Recording; edits: readonly Edit[]; turns: Map<string, number> }>();
  const host = await createTestHost(async (_path, _url, response, request) => {
    const { 'x-request-id': id } = request.headers;
    const call = `${request.method} ${request.url}`;
    const replay = replays.get(String(id));
    const turn = replay?.turns.get(call) ?? 0;
    replay?.turns.set(call, turn + 1);
    const known = replay?.recording.get(call);
    const reply = known?.[turn] ?? known?.at(-1) ?? (await forward(upstream, request));
    const recording = recordings.get(String(id));
    if (recording) recording.set(call, [...(recording.get(call) ?? []), reply]);
    const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(edited(reply.body, replay, call, turn));
    response.writeHead(reply.status, reply.headers).end(body);
    return 'sent';
  });
  return Object.assign(host, {
    record: (requestId: string) => {
      const recording: Recording = new Map();
      recordings.set(requestId, recording);
      return recording;
    },
    replay: (requestId: string, recording: Recording, edits: readonly Edit[]) => {
      replays.set(requestId, { recording, edits, turns: new Map() });
    },
    forget: (requestId: string) => {
      recordings.delete(requestId);
      replays.delete(requestId);
    },
  });
}

function edited(body: Json, replay: { edits: readonly Edit[] } | undefined, call: string, turn: number): Json {
  const own = replay?.edits.filter((edit) => edit.call === call && edit.turn === turn) ?? [];
  if (own.length === 0) return body;
  const changed = structuredClone(body);
  for (const edit of own) applyEdit(changed, edit);
  return changed;
}

/** The response of another host to the same request. */
export async function forward(upstream: string, request: IncomingMessage): Promise<RecordedResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const stored = ['authorization', 'content-type', 'cookie'].flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const response = await fetch(upstream + request.url, {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(stored),
    redirect: 'manual',
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const text = await response.text();
  const headers: Record<string, string | string[]> = {};
  for (const name of ['content-type', 'location']) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  headers['set-cookie'] = response.headers.getSetCookie();
  return { status: response.status, headers, body: /^[[{]/.test(text) ? JSON.parse(text) : text };
}
