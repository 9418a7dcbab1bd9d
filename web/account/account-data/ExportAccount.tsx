import { useState } from 'react';
import { toFormErrors } from '../../shopper/user-errors.ts';
import { joinErrors } from '../../ui/form/form-errors.ts';
import { showToast } from '../../ui/toast.ts';
import * as accountWords from '../../words/account.ts';
import { useConfirmLogin } from '../confirm-login/useConfirmLogin.tsx';
import { useExportAccount } from './account-data.graphql.generated.ts';

/** Milliseconds for which the browser may still read the file that it saves. */
const SAVING_MS = 60_000;

/** The button that downloads all data of the shopper as a JSON file. */
export function ExportAccount() {
  const [exportAccount] = useExportAccount({ atOnce: true });
  const { withFreshLogin, dialog } = useConfirmLogin();
  const [isReading, setIsReading] = useState(false);
  const download = async () => {
    if (isReading) return;
    setIsReading(true);
    const outcome = await withFreshLogin((proof) => exportAccount({ input: proof }));
    setIsReading(false);
    if (!outcome) return;
    const errors = toFormErrors(outcome, { otherwise: accountWords.somethingWentWrong });
    const words = errors ? joinErrors(errors) : accountWords.dataDownloaded;
    if (!errors) saveFile(outcome.data?.exportAccount.json ?? '');
    showToast(words, { kind: errors ? 'error' : 'success', area: 'account', cause: 'export' });
  };
  return (
    <>
      <button className="button button-quiet" type="button" aria-busy={isReading} onClick={() => void download()}>
        {accountWords.downloadData}
      </button>
      {dialog}
    </>
  );
}

/** The date in India in ISO format: '2026-11-21'. */
const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Offers a JSON document to the browser as a download. */
function saveFile(json: string): void {
  const href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const download = accountWords.dataFileName(today.format(Date.now()));
  Object.assign(document.createElement('a'), { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVING_MS);
}
