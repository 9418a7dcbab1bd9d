import { hash } from 'node:crypto';
import type { HttpReply, HttpRequest } from '../http-messages.ts';

/** Adds the names of request headers that an answer depends on to its `Vary`, each once. */
export function addVary(reply: HttpReply, names: string): void {
  if (!reply.hasHeader('vary')) {
    reply.header('vary', names);
    return;
  }
  const split = (value: unknown) => (typeof value === 'string' ? value.split(',') : []).map((name) => name.trim());
  const all = [...split(reply.getHeader('vary')), ...split(names)].filter((name) => name !== '');
  const unique = new Map(all.map((name) => [name.toLowerCase(), name]));
  reply.header('vary', [...unique.values()].join(', '));
}

/** Makes an answer that shared caches may store one that only the client itself may store. */
export function makePrivate(reply: HttpReply): void {
  const given = String(reply.getHeader('cache-control') ?? 'no-store');
  reply.header('cache-control', given.replace(/\bpublic\b/, 'private'));
}

/** The tag of a body for `ETag`. It is weak: the body is the same in every compression. */
export function tagOf(body: string | Buffer): string {
  return hash('sha1', body, 'base64url');
}

/** Sets the `ETag` of an answer. Sends 304 without a text to a client that has it already; answers whether it did. */
export function sendIfKnown(request: HttpRequest, reply: HttpReply, tag: string): boolean {
  reply.header('etag', `W/"${tag}"`);
  if (!isKnown(request.headers['if-none-match'], tag)) return false;
  reply.removeHeader('content-type').code(304).send();
  return true;
}

/** Sends a body with its `ETag`; 304 without it to a client that has it already. */
export function sendWithTag<Reply extends HttpReply>(request: HttpRequest, reply: Reply, body: string | Buffer): Reply {
  if (!sendIfKnown(request, reply, tagOf(body))) reply.send(body);
  return reply;
}

/** Whether an `If-None-Match` names the tag, weak or strong, or is `*`. */
function isKnown(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim());
  return tags.some((one) => one === '*' || one.replace(/^W\//, '') === `"${tag}"`);
}
