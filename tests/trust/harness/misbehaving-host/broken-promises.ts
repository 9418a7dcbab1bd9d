import { damageOf } from './damage.ts';
import type { GatewayResponse } from './gateway-request.ts';
import { SECRET_PARTS, type Edit } from './edits.ts';
import { lossesOf } from './losses.ts';
import type { Subject } from './subjects.ts';

/** The result of a request while values of the host's responses were invalid. */
export interface Outcome {
  answer: GatewayResponse;
  /** The log of the gateway. */
  log: string;
  /** The host's name and port, which no response may contain. */
  hostAddress: string;
  /** The product and the variants of a sku or product id. */
  relativesOf: (id: string) => string[];
}

/** The promises that a response breaks, as sentences. */
export function brokenPromises(subject: Subject, edits: readonly Edit[], outcome: Outcome): string[] {
  const { answer: response } = outcome;
  if (response.status === 0) return [`no answer: ${response.text}`];
  const damage = damageOf(edits, subject.recording, outcome.relativesOf);
  const broken = leaksOf(outcome, damage.mayShowSecret);
  if (response.status >= 500) broken.push(`HTTP ${response.status}`);
  if (response.text.includes('INTERNAL_SERVER_ERROR')) broken.push('INTERNAL_SERVER_ERROR');
  const { errors: errorsBefore = [], data: dataBefore } = subject.before.body;
  const requested = subject.query + JSON.stringify(subject.variables);
  const isAboutLost = [...damage.mayGo].some((id) => requested.includes(`"${id}"`));
  if (damage.mayFail || errorsBefore.length > 0 || isAboutLost) return broken;
  for (const error of response.body.errors ?? []) {
    broken.push(`error ${error.extensions?.code} at ${error.path?.join('.')}`);
  }
  return [...broken, ...lossesOf(dataBefore, response.body.data, { ...damage, ids: subject.ids })];
}

/** A changed text may be shown where any text is valid, but in no error and in no line of the log. */
function leaksOf({ answer: { body, text }, log, hostAddress }: Outcome, mayShowSecret: boolean): string[] {
  const shown = mayShowSecret ? JSON.stringify([body.errors, body.extensions]) : text;
  const leaks: [string, boolean][] = [
    ['the answer has the secret', SECRET_PARTS.some((part) => shown.includes(part))],
    ['the log has the secret', SECRET_PARTS.some((part) => log.includes(part))],
    ["the host's address is told", text.includes(hostAddress) || log.includes(hostAddress)],
  ];
  return leaks.filter(([, isLeak]) => isLeak).map(([words]) => words);
}
