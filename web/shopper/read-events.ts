import type { ApolloLink } from '@apollo/client';
import { createParser } from 'eventsource-parser';

/** The context that the previous links have set. */
interface SentContext {
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
}

/** Reads responses until the gateway ends the stream. Rejects if the connection breaks before. */
export async function readEvents(
  uri: string,
  { operationName, variables, extensions, query, getContext }: ApolloLink.Operation,
  signal: AbortSignal,
  onQueryResult: (reply: ApolloLink.Result) => void,
): Promise<void> {
  const { headers, credentials }: SentContext = { headers: {}, ...getContext() };
  // In development the gateway may not know the document's id yet.
  const text = import.meta.env.DEV ? { query: (await import('graphql')).print(query) } : {};
  const response = await fetch(uri, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ operationName, variables, extensions, ...text }),
    ...(credentials ? { credentials } : {}),
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`The gateway answered ${response.status}.`);
  let isComplete = false;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      // The gateway's response, which Apollo Client reads like every other.
      const reply: ApolloLink.Result = event === 'next' ? JSON.parse(data) : {};
      if (event === 'next') onQueryResult(reply);
      if (event === 'complete') isComplete = true;
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value);
  if (!isComplete) throw new Error('The connection to the gateway broke.');
}
