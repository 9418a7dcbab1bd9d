import type { CombinedError } from '@urql/core';

/** What is left of an answer: its data, or an Error that names the code, the reason and the request. */
export function dataOf<Data>({ data, error }: { data?: Data | undefined; error?: CombinedError | undefined }): Data {
  if (error || data === undefined || data === null) throw new Error(error ? describe(error) : 'The answer is empty.');
  return data;
}

/** The payload of a mutation that a shopper's input didn't keep from working; else throws the shop's own words. */
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
