/**
 * Writes `pin-codes.txt` from the npm package `indian_address` (ISC): `npm pack indian_address@1.1.3`, unpack it, and
 * `node api/catalog/delivery/make-pin-codes.ts package/src/pininfo.ts`. Decision 17 says where its list comes from.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { INDIAN_STATES, type IndianState } from '../../../schema/states.ts';

const TARGET = new URL('pin-codes.txt', import.meta.url);
const HEAD = `# PIN codes of India with state and city, from the npm package indian_address 1.1.3 of 3 March 2026 (ISC).
# Written by make-pin-codes.ts; see docs/decisions/0017. Each line: state, city, PIN codes; all separated by tabs and spaces.`;

const ENTRY = /"(\d{6})"\s*:\s*\{\s*"state"\s*:\s*"([^"]+)",\s*"city"\s*:\s*"([^"]+)"/g;

/** States in the package's spelling. */
const STATES: Record<string, IndianState> = {
  'Andaman & Nicobar Islands': 'Andaman and Nicobar Islands',
  Chattisgarh: 'Chhattisgarh',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
};

/** Districts of the package that have a new name or another spelling. */
const DISTRICTS: Record<string, string> = {
  'Ahmed Nagar': 'Ahmednagar',
  Allahabad: 'Prayagraj',
  Ananthapur: 'Anantapur',
  Ananthnag: 'Anantnag',
  Burdwan: 'Purba Bardhaman',
  Cuddapah: 'Kadapa',
  Darjiling: 'Darjeeling',
  Faizabad: 'Ayodhya',
  'Gandhi Nagar': 'Gandhinagar',
  Giridh: 'Giridih',
  Gurgaon: 'Gurugram',
  Hoshangabad: 'Narmadapuram',
  Jhujhunu: 'Jhunjhunu',
  'K.V.Rangareddy': 'Rangareddy',
  'Karim Nagar': 'Karimnagar',
  Keonjhargarh: 'Kendujhar',
  'Mahabub Nagar': 'Mahabubnagar',
  MORBI: 'Morbi',
  Pondicherry: 'Puducherry',
  'Surendra Nagar': 'Surendranagar',
  Tuticorin: 'Thoothukudi',
};

/** Cities whose name differs from their district, by the prefix of the PIN code. The longest prefix counts. */
const CITIES: Record<string, string> = {
  1100: 'New Delhi',
  2013: 'Noida',
  4000: 'Mumbai',
  4001: 'Mumbai',
  4007: 'Navi Mumbai',
  403001: 'Panaji',
  5000: 'Hyderabad',
  5600: 'Bengaluru',
  5601: 'Bengaluru',
  6000: 'Chennai',
  6001: 'Chennai',
  6820: 'Kochi',
  6823: 'Ernakulam',
  7000: 'Kolkata',
  7001: 'Kolkata',
  737101: 'Gangtok',
  744101: 'Sri Vijaya Puram',
  7810: 'Guwahati',
  793001: 'Shillong',
  795001: 'Imphal',
  797001: 'Kohima',
  799001: 'Agartala',
};

function stateOf(state: string, district: string): IndianState {
  if (state === 'Jammu & Kashmir' && (district === 'Leh' || district === 'Kargil')) return 'Ladakh';
  const found = STATES[state] ?? INDIAN_STATES.find((one) => one === state);
  if (!found) throw new Error(`Unknown state: ${state}`);
  return found;
}

function cityOf(pinCode: string, district: string): string {
  const known = [6, 5, 4].map((length) => CITIES[pinCode.slice(0, length)]).find((city) => city !== undefined);
  const plain = district.replace(/ ?\(.*\)$/, '');
  return known ?? DISTRICTS[plain] ?? plain;
}

/** Lines of `pin-codes.txt`; consecutive PIN codes are written as `342001-342008`. */
function toLine([place, pinCodes]: [string, number[]]): string {
  const runs: [number, number][] = [];
  for (const pinCode of pinCodes.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === pinCode - 1) last[1] = pinCode;
    else runs.push([pinCode, pinCode]);
  }
  return `${place}\t${runs.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(' ')}`;
}

const source = await readFile(process.argv[2] ?? 'package/src/pininfo.ts', 'utf8');
const entries = [...source.matchAll(ENTRY)].map(([, pinCode = '', state = '', district = '']) => ({
  pinCode: Number(pinCode),
  place: `${stateOf(state, district)}\t${cityOf(pinCode, district)}`,
}));
const places = Map.groupBy(entries, ({ place }) => place);
const lines = [...places].map(([place, found]) => toLine([place, found.map(({ pinCode }) => pinCode)])).toSorted();
await writeFile(TARGET, `${HEAD}\n${lines.join('\n')}\n`);
