import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { SEND_AGAIN } from '../../web/ui/form/form-errors.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/products.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { Faults, FileForm } from './FileForm.tsx';
import { ImportProductFileDocument, ProductImportDocument, ProductsCsvDocument } from './files.graphql.generated.ts';
import { ImportPreview } from './ImportPreview.tsx';
import css from './ProductPage.module.css';

const FAILED = { otherwise: officeWords.somethingWentWrong };

/** The products as a CSV file, out and in. */
export function ProductFile() {
  const client = useApolloClient();
  const [importFile] = useMutation(ImportProductFileDocument);
  const { withFreshLogin, dialog } = useFreshLogin();
  const [importId, setImportId] = useState<string>();
  /** The changes of the last check, and whether prices among them need a confirmation. */
  const [checked, setChecked] = useState<{ plan: string | null; confirmsPrices: boolean }>();
  const read = async () => {
    const { data } = await client.query({ query: ProductsCsvDocument, fetchPolicy: 'no-cache' });
    return data?.me?.productsCsv ?? undefined;
  };
  const send = async (csv: string, isDryRun: boolean) => {
    const input = { csv, isDryRun, ...(isDryRun ? {} : checked) };
    const outcome = await withFreshLogin(() => settled(importFile({ variables: { input } })));
    const payload = outcome.data?.importProducts;
    const errors = toFormErrors(outcome, FAILED);
    if (errors ?? !payload) return errors ?? SEND_AGAIN;
    setImportId(payload.import?.importId);
    const large = payload.largePriceChanges ?? 0;
    setChecked({ plan: payload.plan, confirmsPrices: large > 0 });
    if (!isDryRun) return { faults: payload.faults, done: '' };
    return {
      faults: payload.faults,
      done: words.checkedProducts(payload),
      changes: <ImportPreview rows={payload.changes} />,
      sure: large > 0 ? words.sureOfPrices(large) : undefined,
    };
  };
  return (
    <section className={css.file} aria-label={words.productsFile}>
      <h2>{words.productsFile}</h2>
      <p>{words.productsFileHint}</p>
      <DownloadButton file="products.csv" label={words.productsFile} read={read} />
      <FileForm label={words.productsFile} send={send} />
      {importId !== undefined && <Progress key={importId} id={importId} />}
      {dialog}
    </section>
  );
}

const POLL_MS = 1_000;

/** The progress of an import, until it has ended. */
function Progress({ id }: { id: string }) {
  const [isEnded, setEnded] = useState(false);
  const { data } = useQuery(ProductImportDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: isEnded ? 0 : POLL_MS,
  });
  const found = data?.me?.productImport;
  if (!found) return null;
  if (found.isFinished && !isEnded) setEnded(true);
  const { done, rows, isFinished, problem, faults } = found;
  return (
    <div className={css.progress}>
      <progress max={rows} value={done} aria-label={words.importing(done, rows)} />
      <output>{isFinished ? words.imported(found) : words.importing(done, rows)}</output>
      {problem !== null && <p role="alert">{problem}</p>}
      {faults.length > 0 && <Faults label={words.notImported} faults={faults} />}
    </div>
  );
}
