import type { components } from '../../schema/generated/rest.ts';
import { rupees } from '../../schema/money.ts';
import { parseWhole } from './args.ts';
import type { Command } from './command.ts';
import { writeBinaryFile } from './files.ts';
import { formatWhen, withoutControlCharacters } from './format.ts';

type Invoice = components['schemas']['ListedInvoice'];
type Line = components['schemas']['InvoiceOfAnswer']['lines'][number];

/** The commands for invoices and credit notes. */
export const INVOICES: readonly Command[] = [
  {
    usage: 'invoices list [--order <id>] [--page <number>]',
    summary: 'the invoices of the sellers and the credit notes for their refunds, the newest first',
    run: async (args, client) => {
      const page = parseWhole(args.option('page') ?? '1', 'page');
      const query = { orderId: args.option('order'), page };
      const { invoices, totalPages, totalItems } = await client.call('getInvoices', { query });
      if (totalItems === 0) return 'There are no invoices.';
      const head = `Page ${page} of ${totalPages}, ${totalItems} ${totalItems === 1 ? 'document' : 'documents'}.`;
      return [head, ...invoices.map(formatInvoice)].join('\n\n');
    },
  },
  {
    usage: 'invoices show <id> [--file <path>]',
    summary: 'an invoice or a credit note with its lines; with a path, its PDF is written to a new file',
    run: async (args, client) => {
      const params = { invoiceId: args.required('id') };
      const { invoice, lines, pdf } = await client.call('getInvoiceOf', { params });
      const text = [formatInvoice(invoice), ...lines.map(formatLine)].join('\n');
      const path = args.option('file');
      if (path === undefined) return text;
      if (pdf === undefined) return `${text}\nIts PDF is not made yet.`;
      await writeBinaryFile(path, Buffer.from(pdf, 'base64'));
      return `${text}\nIts PDF is in ${path}.`;
    },
  },
];

/** Formats a document in a few lines. */
function formatInvoice(one: Invoice): string {
  const taxes = [
    ['taxable', one.taxable],
    ['CGST', one.cgst],
    ['SGST', one.sgst],
    ['IGST', one.igst],
  ] as const;
  const parts = taxes.filter(([, paise]) => paise > 0).map(([name, paise]) => `${name} ${rupees(paise)}`);
  return [
    `${one.invoiceId}  ${one.number}  ${formatWhen(one.issued_at)}`,
    `  ${one.kind === 'invoice' ? 'invoice' : 'credit note'} of ${one.shopName} (${one.gstin}), ${rupees(one.total)}: ${parts.join(', ')}`,
    `  order ${one.orderId}`,
  ]
    .map(withoutControlCharacters)
    .join('\n');
}

/** Formats a line of a document. */
function formatLine({ description, hsn, quantity, percent, taxable, total }: Line): string {
  const pieces = quantity === undefined ? '' : `${quantity} × `;
  const words = `  ${pieces}${description} (${hsn}), ${rupees(taxable)} + ${percent}% = ${rupees(total)}`;
  return withoutControlCharacters(words);
}
