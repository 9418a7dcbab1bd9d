import { readFileSync } from 'node:fs';

/** The place of a PIN code. */
export interface PinCodePlace {
  /** The city or town of most addresses with the PIN code; in rural areas the district. */
  city: string;
  /** The state or union territory, as `INDIAN_STATES` spells it. */
  state: string;
}

const FILE = new URL('pin-codes.txt', import.meta.url);

/** Consecutive PIN codes of the same place. */
interface Run extends PinCodePlace {
  from: number;
  to: number;
}

let known: Map<string, PinCodePlace> | undefined;

/** The place of a six-digit PIN code; undefined if the list does not contain it. The first call reads the list. */
export function findPinCode(pinCode: string): PinCodePlace | undefined {
  known ??= readPlaces();
  return known.get(pinCode);
}

function readPlaces(): Map<string, PinCodePlace> {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  const runs = lines.filter((line) => line !== '' && !line.startsWith('#')).flatMap(parseLine);
  return new Map(
    runs.flatMap(({ from, to, ...place }) =>
      Array.from({ length: to - from + 1 }, (_, at) => [String(from + at), place] as const),
    ),
  );
}

function parseLine(line: string): Run[] {
  const [state = '', city = '', codes = ''] = line.split('\t');
  return codes.split(' ').map((run) => {
    const [from = '', to = from] = run.split('-');
    return { state, city, from: Number(from), to: Number(to) };
  });
}
