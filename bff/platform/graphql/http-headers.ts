import type { FastifyReply } from 'fastify';

/** Adds the names of request headers that an answer depends on to its `Vary`, each once. */
export function addVary(reply: FastifyReply, names: string): void {
  const split = (value: unknown) => (typeof value === 'string' ? value.split(',') : []).map((name) => name.trim());
  const all = [...split(reply.getHeader('vary')), ...split(names)].filter((name) => name !== '');
  const unique = new Map(all.map((name) => [name.toLowerCase(), name]));
  reply.header('vary', [...unique.values()].join(', '));
}
