import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A mail in the outbox. */
export interface StoredMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Header lines for mail programs, by name in lower case: those that begin with `list-`. */
  headers: Record<string, string>;
  /** The time of arrival, as ISO 8601. */
  at: string;
}

/** The mails that the trial's mail server received, each an .eml file. */
export interface MailFolder {
  /** Saves a new mail. A mail with a known Message-ID is a repetition and is ignored. */
  add(raw: Buffer): Promise<void>;
  /** All mails, the newest first. */
  all(): StoredMail[];
}

/** The maximum number of mails; older ones are deleted. */
const MAX_MAILS = 200;
/** The time of arrival in milliseconds, and a random part. */
const FILE = /^(\d{13})-[\da-f]{8}\.eml$/;

interface MailFile {
  file: string;
  messageId: string;
  mail: StoredMail;
}

/** Opens the folder, with the mails of earlier trials. Creates a missing folder. */
export async function openMailFolder(folder: string): Promise<MailFolder> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder)).filter((name) => FILE.test(name)).sort();
  const stored = await Promise.all(files.map(async (file) => parse(file, await readFile(join(folder, file)))));
  let last = 0;
  const prune = async () => {
    const old = stored.splice(0, Math.max(0, stored.length - MAX_MAILS));
    await Promise.all(old.map(({ file }) => rm(join(folder, file), { force: true })));
  };
  await prune();
  return {
    add: async (raw) => {
      last = Math.max(Date.now(), last + 1);
      const caught = await parse(`${last}-${randomUUID().slice(0, 8)}.eml`, raw);
      if (caught.messageId && stored.some(({ messageId }) => messageId === caught.messageId)) return;
      stored.push(caught);
      const draft = join(folder, `${caught.file}.part`);
      await writeFile(draft, raw, { mode: 0o600 });
      await rename(draft, join(folder, caught.file));
      await prune();
    },
    all: () => stored.map(({ mail }) => mail).toReversed(),
  };
}

async function parse(file: string, raw: Buffer): Promise<MailFile> {
  const { to, subject, text, html, messageId, headers } = await PostalMime.parse(raw);
  const mail = {
    id: file.replace('.eml', ''),
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    headers: Object.fromEntries(
      headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value] as const),
    ),
    at: new Date(Number(FILE.exec(file)?.[1] ?? 0)).toISOString(),
  };
  return { file, messageId: messageId ?? '', mail };
}
