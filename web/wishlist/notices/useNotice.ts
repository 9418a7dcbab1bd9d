import type { NoticeKind } from '../../generated/schema-types.ts';
import { useSessionState } from '../../session/session.ts';
import { hasWorked } from '../../shopper/user-errors.ts';
import * as noticeWords from '../../words/notices.ts';
import {
  useCancelNotice,
  useNotices,
  useRequestNotice,
  type NoticeStateFragment,
} from './notices.graphql.generated.ts';

/** The notice of a variant, for the logged-in shopper. */
export interface NoticeOfVariant {
  /** The notice that the shopper waits for; undefined for none. */
  notice: NoticeStateFragment | undefined;
  /** Whether the notices are known: they are loaded. */
  isKnown: boolean;
  /** Whether a change is running. */
  isBusy: boolean;
  request: () => void;
  /** Cancels the notice. Resolves to whether it worked. */
  cancel: () => Promise<boolean>;
}

const TOAST = { area: 'order' } as const;

/** The shopper's notice of a kind about a variant. A visitor has none. */
export function useNotice(sku: string, kind: NoticeKind): NoticeOfVariant {
  const isShopper = useSessionState() === 'in';
  const { data } = useNotices({}, { skip: !isShopper });
  const [requestNotice, requesting] = useRequestNotice({
    once: ({ input }) => `notice ${input.kind} ${input.sku}`,
    failed: noticeWords.failed,
    toast: TOAST,
    isComplete: ({ requestNotice: { shopper } }) => shopper !== null,
  });
  const [cancelNotice, cancelling] = useCancelNotice({
    once: ({ input }) => `notice ${input.noticeId}`,
    failed: noticeWords.failedToCancel,
    toast: TOAST,
    isComplete: ({ cancelNotice: { shopper } }) => shopper !== null,
  });
  const listed = data?.me?.notices?.nodes;
  const notice = listed?.find((one) => one.sku === sku && one.kind === kind);
  return {
    notice,
    isKnown: listed !== undefined,
    isBusy: requesting.loading || cancelling.loading,
    request: () => void requestNotice({ input: { sku, kind } }),
    cancel: async () => hasWorked(await cancelNotice({ input: { noticeId: notice?.noticeId ?? '' } })),
  };
}
