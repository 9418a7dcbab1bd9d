import type { CombinedError } from '@urql/core';

/** The data of a response. Throws an Error with the code, the reason and the request id. */
export function dataOf<Data>({ data, error }: { data?: Data | undefined; error?: CombinedError | undefined }): Data {
  if (error || data === undefined || data === null) throw new Error(error ? describe(error) : 'The answer is empty.');
  return data;
}

/** The payload of a mutation without user errors; otherwise throws the shop's message. */
export function doneOf<Payload extends { userErrors: readonly { code: string; message: string }[] }>(
  payload: Payload | null,
): Payload {
  const [first] = payload?.userErrors ?? [];
  if (payload === null || first) throw new Error(first ? `${first.code}: ${first.message}` : 'The answer is empty.');
  return payload;
}

function describe({ graphQLErrors, networkError, message }: CombinedError): string {
  const [first] = graphQLErrors;
  if (!first) return networkError ? `The shop cannot be reached: ${networkError.message}` : message;
  const { code, reason, requestId } = first.extensions;
  return `${String(code)}${reason ? ` (${String(reason)})` : ''}: ${first.message} [${String(requestId)}]`;
}
