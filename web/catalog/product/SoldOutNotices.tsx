import { NoticePanel } from '../notices/NoticePanel.tsx';
import { HeldByOthersNotice } from './HeldByOthersNotice.tsx';

/** The notices about a sold-out variant: that others are paying for the last pieces, and the mail when it is back. */
export const SoldOutNotices = ({ sku }: { sku: string }) => (
  <>
    <HeldByOthersNotice sku={sku} />
    <NoticePanel sku={sku} kind="STOCK" />
  </>
);
