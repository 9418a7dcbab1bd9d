import type { CheckoutDependencies } from '../dependencies.ts';
import type { SettleOrder } from '../settlement/settle.ts';
import type { Discrepancy, DiscrepancyKind } from './discrepancies.ts';
import { discrepanciesMail } from './mails.ts';
import { repairDiscrepancies, type RepairLimits } from './repair.ts';
import type { RepairOutcome } from './repair-outcome.ts';
import { compare } from './compare-with-provider.ts';
import { createMoneyRepository } from './repository.ts';
import { formatDiscrepancy, formatTime } from './texts.ts';

/** A comparison that a person starts. */
export interface MoneyCheckRequest {
  /** The number of days to compare. */
  days: number;
  /** Whether to repair discrepancies. */
  mend: boolean;
  /** The maximum sum, in paise, that it may refund or place. Above it, it does neither. */
  mostAmount: number;
}

/** The result of a comparison, in lines for staff. */
export interface MoneyCheckReport {
  findings: number;
  /** The number of repaired discrepancies among them. */
  mended: number;
  lines: string[];
}

/** Compares the provider's lists of payments and refunds with the shop's orders. */
export interface MoneyCheck {
  /** For a person. Throws a ProviderFailure. */
  run(request: MoneyCheckRequest): Promise<MoneyCheckReport>;
  /** For each night: repairs discrepancies that our own rows decide, and mails the result. Throws a ProviderFailure. */
  runNightly(): Promise<void>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Younger payments are still being settled and are not compared. */
const SETTLING_MS = HOUR;
const NIGHTLY_DAYS = 14;

/** Repaired without a person: decision 59. */
const REPAIRED_BY_NIGHT: readonly DiscrepancyKind[] = [
  ...(['unsettled', 'outside-refund'] as const),
  ...(['failed-outside-refund', 'given-up-refund'] as const),
];
const BY_A_PERSON: readonly DiscrepancyKind[] = [...REPAIRED_BY_NIGHT, 'unknown-order'];
const BY_NIGHT: RepairLimits = { kinds: REPAIRED_BY_NIGHT, mostDiscrepancies: 20, mostAmount: 10_000_000 };

/** Discrepancies that are not mailed each night: another system may use the same account. */
const QUIET: ReadonlySet<DiscrepancyKind> = new Set(['not-ours']);

/** A comparison, with the outcome of each repair. */
interface RepairedComparison {
  summary: string;
  discrepancies: readonly Discrepancy[];
  outcomes: ReadonlyMap<Discrepancy, RepairOutcome>;
}

/** Creates the comparison. */
export function createMoneyCheck(dependencies: CheckoutDependencies, settle: SettleOrder): MoneyCheck {
  const { db, now, log, mailQueue, settings } = dependencies;
  const checkAndRepair = async (days: number, limits: RepairLimits | undefined): Promise<RepairedComparison> => {
    const period = { from: new Date(now().getTime() - days * DAY), to: new Date(now().getTime() - SETTLING_MS) };
    const { payments, refunds, discrepancies } = await compare(dependencies, period);
    const outcomes = await repairDiscrepancies(dependencies, settle, discrepancies, limits ?? REPAIR_NOTHING);
    await saveFindings(dependencies, discrepancies, outcomes);
    const counts = `${payments} payments and ${refunds} refunds of the provider compared, ${discrepancies.length} findings`;
    const mended = limits ? `, ${countRepaired(outcomes)} repaired` : '';
    const summary = `${formatTime(period.from)} to ${formatTime(period.to)}: ${counts}${mended}.`;
    return { summary, discrepancies, outcomes };
  };
  return {
    run: async ({ days, mend, mostAmount }) => {
      const limits = mend ? { kinds: BY_A_PERSON, mostDiscrepancies: Infinity, mostAmount } : undefined;
      const { summary, discrepancies, outcomes } = await checkAndRepair(days, limits);
      const lines = [summary, ...discrepancies.map((discrepancy) => lineOf(discrepancy, outcomes))];
      return { findings: discrepancies.length, mended: countRepaired(outcomes), lines };
    },
    runNightly: async () => {
      const { summary, discrepancies, outcomes } = await checkAndRepair(NIGHTLY_DAYS, BY_NIGHT);
      const lines = discrepancies
        .filter(({ kind }) => !QUIET.has(kind))
        .map((discrepancy) => lineOf(discrepancy, outcomes));
      if (lines.length === 0) return;
      for (const line of [summary, ...lines]) log.warn(`Money check: ${line}`);
      await mailQueue.send(db, discrepanciesMail(settings.current().contact.email, lines));
    },
  };
}

/** Saves what was found and not repaired, for the first screen of the back office. */
async function saveFindings(
  { db, now }: Pick<CheckoutDependencies, 'db' | 'now'>,
  discrepancies: readonly Discrepancy[],
  outcomes: RepairedComparison['outcomes'],
): Promise<void> {
  const left = discrepancies.filter((one) => !QUIET.has(one.kind) && !outcomes.get(one)?.isRepaired);
  const lines = left.slice(0, MOST_SAVED).map((one) => lineOf(one, outcomes));
  await createMoneyRepository(db).saveCheck({ findings: left.length, lines }, now());
}

/** The maximum number of saved lines. */
const MOST_SAVED = 100;

const REPAIR_NOTHING: RepairLimits = { kinds: [], mostDiscrepancies: 0, mostAmount: 0 };

const lineOf = (discrepancy: Discrepancy, outcomes: RepairedComparison['outcomes']): string =>
  formatDiscrepancy(discrepancy, outcomes.get(discrepancy)?.words);

const countRepaired = (outcomes: RepairedComparison['outcomes']): number =>
  [...outcomes.values()].filter(({ isRepaired }) => isRepaired).length;
