/** One value of the metrics. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Reads Prometheus's text format, as far as the shop writes it. */
export function parseSamples(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', inner = '', value = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`This is no sample: ${line}`);
    const labels = [...inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, text]) => [label, text]);
    return { name, labels: Object.fromEntries(labels), value: Number(value) };
  });
}

/** Returns the sum of the samples with this name and these labels; undefined if there is none. */
export function sumOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const found = parseSamples(text).filter(
    (sample) => sample.name === name && Object.entries(labels).every(([label, of]) => sample.labels[label] === of),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}
