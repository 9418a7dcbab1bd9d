import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorMessageOf, settled } from '../../web/shopper/user-errors.ts';
import { showToast } from '../../web/ui/toast.ts';
import * as words from '../words/sale-orders.ts';

/** The response of a query for one file. */
interface FileResponse {
  me?: { file?: { name: string; base64: string } | null } | null;
}

/** Saves a PDF under its name, as a download of the browser. */
function saveFile({ name, base64 }: { name: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/**
 * Returns the function that saves the PDF that `request` returns, and whether one is on its way. A toast shows a failure.
 * A file stays out of the cache: `request` sends the query without it.
 */
export function useDownload<TArgument>(
  request: (argument: TArgument, client: ApolloClient) => Promise<{ data?: FileResponse | undefined }>,
): [download: (argument: TArgument) => Promise<void>, state: { loading: boolean }] {
  const client = useApolloClient();
  const [loading, setLoading] = useState(false);
  const isRunning = useRef(false);
  const download = async (argument: TArgument) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setLoading(true);
    const outcome = await settled(request(argument, client));
    const file = outcome.data?.me?.file;
    if (file) saveFile(file);
    else {
      const reason = errorMessageOf(outcome, words.notDownloaded) ?? words.notDownloaded;
      showToast(reason, { kind: 'error', cause: 'download failed' });
    }
    setLoading(false);
    isRunning.current = false;
  };
  return [download, { loading }];
}
