import { InvalidResponse } from './invalid-records.ts';

/** The form in which the gateway returns moments. Most hosts already send it. Days from the 29th on need a full check. */
const OWN_FORM = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** The earliest valid moment. Hosts send earlier ones for an unknown moment: 0, `1970-01-01`, `0001-01-01T00:00:00Z`. */
const EARLIEST = Date.UTC(1970, 0, 2);

/**
 * Parses a moment, and returns it in ISO 8601 and UTC. `docs/deployment.md` lists the accepted forms. Other forms are
 * refused, because a guess could return another day. Throws an InvalidResponse for those, for an invalid date, and for
 * a moment before 2 January 1970.
 */
export function parseDateTime(value: unknown): string {
  if (typeof value === 'string' && OWN_FORM.test(value)) return value;
  const time = toTime(typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '');
  if (time === undefined || !(time >= EARLIEST)) throw new InvalidResponse('a moment');
  return new Date(time).toISOString();
}

function toTime(text: string): number | undefined {
  if (EPOCH.test(text)) return epochOf(Number(text));
  for (const { form, defaultZone } of FORMS) {
    const groups = form.exec(text)?.groups;
    if (groups) return timeOf(groups, defaultZone);
  }
  return undefined;
}

const EPOCH = /^\d+(\.\d+)?(e\+?\d+)?$/i;

/** Seconds have 9 or 10 digits, and milliseconds 12 or 13, from 1973 to 2286. Other numbers are days (`20261105`) or invalid. */
function epochOf(number: number): number | undefined {
  if (number >= 1e8 && number < 1e10) return Math.floor(number * 1_000);
  return number >= 1e11 && number < 1e13 ? Math.floor(number) : undefined;
}

const CLOCK = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?<fraction>[.,]\d+)?)?`;
const ZONE = String.raw`(?<zone>Z|UTC|UT|GMT|IST|E[SD]T|C[SD]T|M[SD]T|P[SD]T|[+-]\d{2}(?::?\d{2})?)`;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Minutes by which a zone is ahead of UTC. RFC 2822 defines those of America; IST is India's. */
const ZONES: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  UT: 0,
  GMT: 0,
  IST: 330,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

/** The forms of a moment that is not a number, each with its default zone. */
const FORMS: readonly { form: RegExp; defaultZone: 'UTC' | 'IST' }[] = [
  // ISO 8601, with a space instead of `T` as databases write it: `2026-10-20 09:00:00`.
  {
    form: new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:(?:T|\s+)${CLOCK}\s*${ZONE}?)?$`, 'i'),
    defaultZone: 'UTC',
  },
  // RFC 2822: `Tue, 20 Oct 2026 09:00:00 +0530 (IST)`.
  {
    form: new RegExp(
      String.raw`^(?:[a-z]{3},\s*)?(?<day>\d{1,2})\s+(?<month>${MONTHS.join('|')})\s+(?<year>\d{4})\s+${CLOCK}\s+${ZONE}(?:\s*\([^)]*\))?$`,
      'i',
    ),
    defaultZone: 'UTC',
  },
  // India: `20/10/2026`, `20-10-2026 14:30 IST`, `20/10/2026, 2:30:00 pm`.
  {
    form: new RegExp(
      String.raw`^(?<day>\d{1,2})(?<mark>[/-])(?<month>\d{1,2})\k<mark>(?<year>\d{4})(?:,?\s+${CLOCK}\s*(?<half>[ap]\.?m\.?)?\s*${ZONE}?)?$`,
      'i',
    ),
    defaultZone: 'IST',
  },
];

type Groups = Readonly<Record<string, string | undefined>>;

/** Milliseconds since 1970; undefined for an invalid day or hour. A day without an hour begins in UTC. */
function timeOf({ year, month = '', day, second = '0', ...rest }: Groups, defaultZone: string): number | undefined {
  const named = MONTHS.indexOf(month.toLowerCase());
  const date = [Number(year), named < 0 ? Number(month) - 1 : named, Number(day)] as const;
  const hour = hourOf(rest['hour'] ?? '0', rest['half']);
  const minute = Number(rest['minute'] ?? 0);
  const offset = rest['hour'] === undefined ? 0 : offsetOf(rest['zone'] ?? defaultZone);
  if (hour === undefined || minute > 59 || Number(second) > 59 || offset === undefined) return undefined;
  const at = new Date(Date.UTC(...date));
  // JavaScript adds 1900 to a year below 100.
  const exists = at.getUTCFullYear() === date[0] && at.getUTCMonth() === date[1] && at.getUTCDate() === date[2];
  const milliseconds = Number((rest['fraction'] ?? '.').slice(1, 4).padEnd(3, '0'));
  return exists ? Date.UTC(...date, hour, minute - offset, Number(second), milliseconds) : undefined;
}

/** The hour of the day; undefined for an invalid one. */
function hourOf(text: string, half: string | undefined): number | undefined {
  const hour = Number(text);
  if (half === undefined) return hour < 24 ? hour : undefined;
  return hour >= 1 && hour <= 12 ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : undefined;
}

/** Minutes by which a zone is ahead of UTC; undefined for an invalid offset. */
function offsetOf(zone: string): number | undefined {
  const named = ZONES[zone.toUpperCase()];
  if (named !== undefined) return named;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', '') || 0)];
  return hours > 14 || minutes > 59 ? undefined : (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
