import type { Random } from '../random.ts';
import { requestGateway, type GatewayResponse } from './gateway-request.ts';
import { brokenPromises } from './broken-promises.ts';
import { describeEdit, drawEdit, type Edit } from './edits.ts';
import type { SoundHost } from './hosts.ts';
import type { ReplayingHost } from './replaying-host.ts';
import { createSubjects, type Subject, type Subjects } from './subjects.ts';

/** A gateway over a replaying host in front of a sound one. */
export interface FuzzOptions {
  /** The gateway's address. It caches no responses. */
  address: string;
  /** The log of the gateway since the last call. */
  readLog: () => string;
  host: ReplayingHost;
  sound: SoundHost;
  random: Random;
  cases: number;
}
/** The result of a run. */
export interface FuzzResult {
  /** The different requests, and the calls of the host that they need. */
  requests: number;
  calls: number;
  /** The number of responses that equal those without the change, that differ, and that have an error. */
  same: number;
  other: number;
  failed: number;
  /** The broken promises, each kind once, with the smallest change that breaks it. */
  broken: string[];
}

/** The run ends after this number of broken promises. */
const MOST_BROKEN = 40;
let ids = 0;

/** Sends random requests repeatedly, while one to three values of the host's responses are invalid. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { address, host, sound, random, cases } = options;
  const subjects = await createSubjects(address, host, sound);
  const broken = new Map<string, string>();
  const tally = { same: 0, other: 0, failed: 0 };
  for (let nth = 0; nth < cases && broken.size < MOST_BROKEN; nth++) {
    const subject = await subjects.draw(random);
    const edits = drawEdits(random, subject);
    const { answer: response, wrong } = await play(options, subject, edits);
    tally[kindOf(subject, response)]++;
    if (response.body?.errors || response.body?.extensions) await renew(options, subjects);
    if (wrong.length === 0) continue;
    const least = await shrink(options, subjects, { subject, edits, wrong });
    const kind = `${least.wrong[0]?.replaceAll(/[\d(].*/g, '')} ${least.edits.map(kindOfEdit).join()}`;
    if (!broken.has(kind)) broken.set(kind, `case ${nth}: ${describe(least)}`);
  }
  return { ...subjects.count(), ...tally, broken: [...broken.values()] };
}

interface Case {
  subject: Subject;
  edits: readonly Edit[];
  wrong: readonly string[];
}

const drawEdits = (random: Random, { places }: Subject): Edit[] =>
  Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => drawEdit(random, ...random.pick(places)));
const kindOfEdit = ({ call, path }: Edit) =>
  `${call.split('/')[1]} ${path.filter((step) => typeof step === 'string').join('.')}`;

function kindOf({ before }: Subject, { body }: GatewayResponse): 'same' | 'other' | 'failed' {
  if (!body || body.errors) return 'failed';
  return JSON.stringify(body.data) === JSON.stringify(before.body.data) ? 'same' : 'other';
}

function describe({ subject: { query, variables }, edits, wrong }: Case): string {
  const requested = `${query.replaceAll(/\s+/g, ' ').slice(0, 400)} ${JSON.stringify(variables)}`;
  return `${edits.map(describeEdit).join('; ')}: ${wrong.slice(0, 3).join('; ')}; asked: ${requested}`;
}

/** The single change that breaks a promise by itself, or all of them. */
async function shrink(options: FuzzOptions, subjects: Subjects, found: Case): Promise<Case> {
  for (const edit of found.edits) {
    const { wrong } = await play(options, found.subject, [edit]);
    await renew(options, subjects);
    if (wrong.length > 0) return { ...found, edits: [edit], wrong };
  }
  return found;
}

/** The gateway remembers for a moment that a call fails. After a mutation it sends the call again. */
async function renew(options: FuzzOptions, subjects: Subjects): Promise<void> {
  const { answer: response } = await play(options, await subjects.renewal(), []);
  if (response.status !== 200 || response.body.errors) throw new Error(`The gateway can't go on: ${response.text}`);
}

async function play(options: FuzzOptions, subject: Subject, edits: readonly Edit[]) {
  const { address, host, sound, readLog } = options;
  const id = `case-${++ids}`;
  host.replay(id, subject.recording, edits);
  const response = await requestGateway(address, id, subject);
  host.forget(id);
  const outcome = {
    answer: response,
    log: readLog(),
    hostAddress: new URL(host.url).host,
    relativesOf: sound.relativesOf,
  };
  return { answer: response, wrong: edits.length === 0 ? [] : brokenPromises(subject, edits, outcome) };
}
