import * as returnsWords from '../../words/returns.ts';
import { Steps, type Step } from '../detail/Steps.tsx';
import type { ReturnDetailFragment } from './returns.graphql.generated.ts';

/** The progress of a return in five steps. A declined or withdrawn one has the steps that it made, and that end. */
export function ReturnSteps({ of }: { of: ReturnDetailFragment }) {
  const { state, kind, receivedAt, declinedAt, withdrawnAt, refund } = of;
  const { steps } = returnsWords;
  const way: Step[] = [
    { name: steps.requested, at: of.requestedAt },
    { name: steps.approved, at: of.approvedAt },
    { name: steps.pickedUp, at: of.pickedUpAt },
  ];
  const end = endOf({ state, declinedAt, withdrawnAt });
  if (end) {
    const made = [...way.filter(({ at }) => at !== null), end];
    return <Steps steps={made} reached={made.length} isCancelled />;
  }
  const last =
    kind === 'EXCHANGE'
      ? { name: steps.exchanged, at: receivedAt }
      : { name: steps.refunded, at: refund?.processedAt ?? receivedAt };
  const all = [...way, { name: steps.received, at: receivedAt }, last];
  return <Steps steps={all} reached={REACHED[state]} />;
}

/** The number of completed steps in each state. */
const REACHED: Record<ReturnDetailFragment['state'], number> = {
  REQUESTED: 1,
  APPROVED: 2,
  PICKED_UP: 3,
  RECEIVED: 4,
  REFUNDED: 5,
  EXCHANGED: 5,
  DECLINED: 0,
  WITHDRAWN: 0,
};

function endOf({
  state,
  declinedAt,
  withdrawnAt,
}: Pick<ReturnDetailFragment, 'state' | 'declinedAt' | 'withdrawnAt'>): Step | undefined {
  if (state === 'DECLINED') return { name: returnsWords.steps.declined, at: declinedAt };
  return state === 'WITHDRAWN' ? { name: returnsWords.steps.withdrawn, at: withdrawnAt } : undefined;
}
