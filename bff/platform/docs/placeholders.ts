/** What guides may name: `{{api.cost}}`, `{{limits.quantity}}`, `{{url}}`. Numbers stand in the answer of `shop`, and nowhere else. */
export interface DocsFacts {
  /** The shop's name. */
  name: string;
  /** The origin at which clients reach the API. */
  url: string;
  [fact: string]: unknown;
}

/** The text with each `{{path}}` replaced by what `facts` has there. Throws an Error that names a path without a number or text. */
export function fillPlaceholders(text: string, facts: DocsFacts): string {
  return text.replaceAll(/\{\{([\w.]+)\}\}/g, (_, path: string) => {
    const value = valueAt(facts, path);
    if (typeof value === 'number') return value.toLocaleString('en-IN');
    if (typeof value === 'string') return value;
    throw new Error(`The guides name {{${path}}}, which nothing tells.`);
  });
}

function valueAt(facts: DocsFacts, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined,
      facts,
    );
}
