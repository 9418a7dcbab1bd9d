/** What the api is told from outside. Nothing else on this floor reads the environment. */
export interface ApiConfig {
  /** The address to listen on. */
  host: string;
  /** The port to listen on; 0 takes any free one. */
  port: number;
  /** A PostgreSQL server's address; without it the database is embedded in `dataDir`. */
  databaseUrl: string | undefined;
  /** The folder for what the api keeps: the embedded database, the pictures it drew. */
  dataDir: string;
  /** The part of a seller's price that the shop adds to it, 0 to 1. */
  commissionRate: number;
  /** What a picture's address starts with, without a slash at its end. */
  pictureBaseUrl: string;
  /** How much is logged. */
  logLevel: LogLevel;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** One of pino's levels. */
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Record<string, string | undefined>;

/** Reads and checks the api's settings; throws one Error that names every wrong variable. */
export function readApiConfig(env: Environment = process.env): ApiConfig {
  const wrong: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, wish: string): T => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) wrong.push(`${name} must be ${wish}, not '${text.slice(0, 40)}'`);
    return value ?? fallback;
  };
  const config: ApiConfig = {
    host: read('HOST', '127.0.0.1', (text) => text, 'an address'),
    port: read('API_PORT', 4001, parsePort, 'a port, 0 to 65535'),
    databaseUrl: readDatabaseUrl(env, wrong),
    dataDir: read('DATA_DIR', '.data', (text) => text, 'a folder'),
    commissionRate: read('COMMISSION_RATE', 0, parseRate, 'a number from 0 to 1'),
    pictureBaseUrl: read('PICTURE_BASE_URL', '/pictures', parseBase, 'an http(s) address or a path'),
    logLevel: read('LOG_LEVEL', 'warn', (text) => LOG_LEVELS.find((level) => level === text), LOG_LEVELS.join(', ')),
  };
  if (wrong.length > 0) throw new Error(`The api cannot start: ${wrong.join('; ')}.`);
  return config;
}

/** Never quotes the address in a complaint: it carries a password. */
function readDatabaseUrl(env: Environment, wrong: string[]): string | undefined {
  const text = env.DATABASE_URL?.trim();
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    wrong.push('DATABASE_URL must be a postgres:// address');
  }
  return text;
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function parseRate(text: string): number | undefined {
  const rate = Number(text);
  return rate >= 0 && rate <= 1 ? rate : undefined;
}

function parseBase(text: string): string | undefined {
  return /^(https?:\/\/[^/]|\/)/.test(text) ? text.replace(/\/+$/, '') : undefined;
}
