import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Adds the names of request headers that an answer depends on to its `Vary`, each once. */
export function addVary(reply: FastifyReply, names: string): void {
  const split = (value: unknown) => (typeof value === 'string' ? value.split(',') : []).map((name) => name.trim());
  const all = [...split(reply.getHeader('vary')), ...split(names)].filter((name) => name !== '');
  const unique = new Map(all.map((name) => [name.toLowerCase(), name]));
  reply.header('vary', [...unique.values()].join(', '));
}

/** Makes an answer that shared caches may store one that only the client itself may store. */
export function makePrivate(reply: FastifyReply): void {
  const given = String(reply.getHeader('cache-control') ?? 'no-store');
  reply.header('cache-control', given.replace(/\bpublic\b/, 'private'));
}

/**
 * Sends a text with its `ETag`; 304 without the text to a client that has it already. The tag is weak: the text is the same
 * in every compression.
 */
export function sendWithTag(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = createHash('sha1').update(text).digest('base64url');
  reply.header('etag', `W/"${tag}"`);
  if (!isKnown(request.headers['if-none-match'], tag)) return reply.send(text);
  return reply.removeHeader('content-type').code(304).send();
}

/** Whether an `If-None-Match` names the tag, weak or strong, or is `*`. */
function isKnown(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim());
  return tags.some((one) => one === '*' || one.replace(/^W\//, '') === `"${tag}"`);
}
