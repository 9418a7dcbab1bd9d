import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';

type Serialize = (value: unknown) => string;

/** The serializers of this process, by schema: many operations of the contract have the same responses. */
const compiled = new Map<string, Serialize>();

function serializerOf(schema: AnySchema): Serialize {
  const key = JSON.stringify(schema);
  const serialize = compiled.get(key) ?? fastJsonStringify(schema);
  compiled.set(key, serialize);
  return serialize;
}

/**
 * Serializes responses by the contract's schemas, as Fastify does. A serializer is compiled at the first response that
 * needs it, because to compile all of them takes a third of an api's start.
 */
export function serializeByContract(app: FastifyInstance): void {
  const compile: FastifySerializerCompiler<AnySchema> = ({ schema }) => {
    let serialize: Serialize | undefined;
    return (value) => (serialize ??= serializerOf(schema))(value);
  };
  app.setSerializerCompiler(compile);
}
