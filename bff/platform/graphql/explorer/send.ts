/** What came of an operation. */
export interface Outcome {
  /** Status, time, length and cost in one line. */
  words: string;
  /** The answer as JSON with line breaks; the text as it is when it is none. */
  text: string;
}

/** The key by which the gateway runs this page's documents, where it needs one. */
const CLIENT_KEY = document.querySelector('meta[name="client-key"]')?.getAttribute('content') ?? '';

/** Sends an operation to the gateway. Never rejects. */
export async function send(query: string, variables: string, token: string): Promise<Outcome> {
  const start = performance.now();
  try {
    const response = await window.fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        'apollographql-client-name': 'explorer',
        'x-graphql-cost': '1',
        ...(CLIENT_KEY === '' ? {} : { 'x-client-key': CLIENT_KEY }),
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables: variables.trim() === '' ? undefined : JSON.parse(variables) }),
    });
    const text = await response.text();
    const ms = Math.round(performance.now() - start);
    const answer: unknown = JSON.parse(text);
    const words = [`${response.status}`, `${ms} ms`, `${(text.length / 1_000).toFixed(1)} kB`, ...costOf(answer)];
    return { words: words.join(' · '), text: JSON.stringify(withoutCost(answer), null, 2) };
  } catch (error) {
    return { words: 'Nothing was answered.', text: String(error) };
  }
}

function costOf(answer: unknown): string[] {
  const cost = fieldOf(fieldOf(answer, 'extensions'), 'cost');
  const [requested, limit] = [Number(fieldOf(cost, 'requested')), Number(fieldOf(cost, 'limit'))];
  return requested > 0 ? [`cost ${requested.toLocaleString('en')} of ${limit.toLocaleString('en')}`] : [];
}

/** The answer without what only the explorer has asked for. */
function withoutCost(answer: unknown): unknown {
  const extensions = fieldOf(answer, 'extensions');
  if (typeof answer !== 'object' || typeof extensions !== 'object' || extensions === null) return answer;
  const { cost: _cost, ...others } = Object.fromEntries(Object.entries(extensions));
  return { ...answer, extensions: Object.keys(others).length > 0 ? others : undefined };
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}
