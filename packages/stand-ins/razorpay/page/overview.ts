import type { FastifyInstance } from 'fastify';
import { PAGE_POLICY, escape, isLocalHost, standInPage } from '../../page.ts';
import { PROTOCOL_ERRORS } from '../protocol/protocol-errors.ts';
import type { SimulatorStore } from '../store/repository.ts';
import type { SimulatorPayment } from '../store/rows.ts';
import { TEST_CARDS } from './cards.ts';
import { TEST_UPI_IDS } from './instruments.ts';

const TITLE = 'Sample payments · for trying out';
const SHOWN = 100;

/** The page for people who try the shop out: the test cards, and the payments. */
export async function overviewRoutes(app: FastifyInstance, store: SimulatorStore): Promise<void> {
  app.get('/', ({ headers }, reply) => {
    if (!isLocalHost(headers.host)) throw PROTOCOL_ERRORS.unknownAddress();
    const policy = `${PAGE_POLICY}; form-action 'none'`;
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('text/html; charset=utf-8')
      .send(overview(store.listPayments(SHOWN)));
  });
}

function overview(payments: SimulatorPayment[]): string {
  const cards = TEST_CARDS.map(
    ({ number, label }) => `<li><strong>${number}</strong><small>${escape(label)}</small></li>`,
  );
  const ids = TEST_UPI_IDS.map(({ vpa, label }) => `<li><strong>${vpa}</strong><small>${escape(label)}</small></li>`);
  const rows = payments.map(({ id, order_id, status, method, amount, amount_refunded, created_at }) => {
    const back = amount_refunded > 0 ? `, ${rupees(amount_refunded)} back` : '';
    const at = new Date(created_at).toISOString().slice(0, 19).replace('T', ' ');
    return `<li><strong>${rupees(amount)} · ${method} · ${status}${back}</strong><small>${id} · ${order_id} · ${at} UTC</small></li>`;
  });
  const paid = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>Nobody has paid yet.</p>';
  return standInPage(
    TITLE,
    'It stands in the place of the payment provider. No money moves.',
    `<h2>Cards</h2><p>With any CVV of three digits and any date to come.</p><ul>${cards.join('\n')}</ul><h2>UPI IDs</h2><ul>${ids.join('\n')}</ul><h2>Payments</h2>${paid}`,
  );
}

function rupees(paise: number): string {
  return `Rs ${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
}
