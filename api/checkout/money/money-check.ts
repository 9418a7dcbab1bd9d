import type { CheckoutDependencies } from '../dependencies.ts';
import type { SettleOrder } from '../settlement/settle.ts';
import type { Finding, FindingKind } from './findings.ts';
import { findingsMail } from './mails.ts';
import { mendFindings } from './mend.ts';
import type { MendLimits, MendOutcome } from './mend.ts';
import { compare } from './read-books.ts';
import { formatFinding, formatTime } from './words.ts';

/** A comparison that a person asks for. */
export interface MoneyCheckRequest {
  /** How many days back. */
  days: number;
  /** Whether to mend what can be. */
  mend: boolean;
  /** Paise that may be given back or placed by it; above it none of that is done. */
  mostAmount: number;
}

/** What a comparison has found, in lines for the shop's people. */
export interface MoneyCheckReport {
  findings: number;
  /** Those that were mended, among them. */
  mended: number;
  lines: string[];
}

/** Compares the provider's own lists of payments and refunds with the shop's orders. */
export interface MoneyCheck {
  /** For a person. Throws a ProviderFailure. */
  run(request: MoneyCheckRequest): Promise<MoneyCheckReport>;
  /** For each night: mends what our own rows decide, and mails what was found. Throws a ProviderFailure. */
  runNightly(): Promise<void>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What is younger is still being settled, and no part of any comparison. */
const SETTLING_MS = HOUR;
const NIGHTLY_DAYS = 14;

/** No person looks on: decision 59. */
const MENDED_BY_NIGHT: readonly FindingKind[] = [
  ...(['unsettled', 'outside-refund'] as const),
  ...(['failed-outside-refund', 'given-up-refund'] as const),
];
const BY_A_PERSON: readonly FindingKind[] = [...MENDED_BY_NIGHT, 'unknown-order'];
const BY_NIGHT: MendLimits = { kinds: MENDED_BY_NIGHT, mostFindings: 20, mostAmount: 10_000_000 };

/** Findings of which nobody need hear each night: whoever uses the same account may be busy. */
const QUIET: ReadonlySet<FindingKind> = new Set(['not-ours']);

/** A comparison, with what was done about each finding. */
interface MendedComparison {
  summary: string;
  findings: readonly Finding[];
  outcomes: ReadonlyMap<Finding, MendOutcome>;
}

/** Creates the comparison. */
export function createMoneyCheck(dependencies: CheckoutDependencies, settle: SettleOrder): MoneyCheck {
  const { db, now, log, mailQueue } = dependencies;
  const checkAndMend = async (days: number, limits: MendLimits | undefined): Promise<MendedComparison> => {
    const period = { from: new Date(now().getTime() - days * DAY), to: new Date(now().getTime() - SETTLING_MS) };
    const { payments, refunds, findings } = await compare(dependencies, period);
    const outcomes = await mendFindings(dependencies, settle, findings, limits ?? MEND_NOTHING);
    const counts = `${payments} payments and ${refunds} refunds of the provider compared, ${findings.length} findings`;
    const mended = limits ? `, ${countMended(outcomes)} mended` : '';
    const summary = `${formatTime(period.from)} to ${formatTime(period.to)}: ${counts}${mended}.`;
    return { summary, findings, outcomes };
  };
  return {
    run: async ({ days, mend, mostAmount }) => {
      const limits = mend ? { kinds: BY_A_PERSON, mostFindings: Infinity, mostAmount } : undefined;
      const { summary, findings, outcomes } = await checkAndMend(days, limits);
      const lines = [summary, ...findings.map((finding) => lineOf(finding, outcomes))];
      return { findings: findings.length, mended: countMended(outcomes), lines };
    },
    runNightly: async () => {
      const { summary, findings, outcomes } = await checkAndMend(NIGHTLY_DAYS, BY_NIGHT);
      const lines = findings.filter(({ kind }) => !QUIET.has(kind)).map((finding) => lineOf(finding, outcomes));
      if (lines.length === 0) return;
      for (const line of [summary, ...lines]) log.warn(`Money check: ${line}`);
      await mailQueue.send(db, findingsMail(lines));
    },
  };
}

const MEND_NOTHING: MendLimits = { kinds: [], mostFindings: 0, mostAmount: 0 };

const lineOf = (finding: Finding, outcomes: MendedComparison['outcomes']): string =>
  formatFinding(finding, outcomes.get(finding)?.words);

const countMended = (outcomes: MendedComparison['outcomes']): number =>
  [...outcomes.values()].filter(({ isMended }) => isMended).length;
