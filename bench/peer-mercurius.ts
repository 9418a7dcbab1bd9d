import fastify from 'fastify';
import { mercurius } from 'mercurius';
import { createPeer, peerTypeDefs } from './peer-resolvers.ts';
import { serveFastify } from './process.ts';

/** A peer: Mercurius in Fastify, which compiles an operation by graphql-jit once it was asked twice. */
const { resolvers, createContext } = createPeer();
const app = fastify();
await app.register(mercurius, { schema: peerTypeDefs, resolvers, context: createContext, jit: 1 });
await serveFastify(app);
