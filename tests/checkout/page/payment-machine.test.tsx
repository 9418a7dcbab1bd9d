import { afterEach, expect, it, vi } from 'vitest';
import { storeAttempt } from '../../../web/checkout/payment/payment-attempt.ts';
import { PaymentMachine } from '../../../web/checkout/payment/payment-machine.ts';
import type { Stage } from '../../../web/checkout/payment/payment-stage.ts';
import type { StatusAnswer } from '../../../web/checkout/payment/usePaymentApi.ts';
import { clearBrowser } from '../../account/page/render-page.tsx';

afterEach(clearBrowser);

/** A page that was reloaded while its payment was on the way. The shop answers each question with the next of `answers`. */
function reload(...answers: StatusAnswer[]) {
  storeAttempt({ shopper: 's-1', request: '', attemptId: 'a-1', orderId: 'order_1' });
  const answer = async () => answers.shift() ?? 'UNKNOWN';
  const stages: Stage['name'][] = [];
  const paid: string[] = [];
  const machine = new PaymentMachine({
    shopper: 's-1',
    api: {
      start: async () => ({ name: 'unknown' }),
      verify: async () => ({ status: await answer(), isForged: false }),
      cancel: answer,
      readStatus: answer,
    },
    show: ({ name }) => void stages.push(name),
    onPaid: (orderId) => void paid.push(orderId),
  });
  machine.start();
  return { machine, stages, paid };
}

it('[CHECK-8] never has the form again once it is paid, however long the next page takes', async () => {
  const { machine, stages, paid } = reload('PENDING', 'PAID');
  await vi.waitFor(() => expect(stages).toEqual(['checking', 'checking']));
  await machine.poll();
  expect(paid).toEqual(['order_1']);
  await machine.poll();
  expect([stages, paid]).toEqual([['checking', 'checking'], ['order_1']]);
  machine.stop();
});

it('[CHECK-8] has the form again once the shop says that it is not paid', async () => {
  const { machine, stages, paid } = reload('NOT_PAID');
  await vi.waitFor(() => expect(stages).toEqual(['checking', 'form']));
  expect(paid).toEqual([]);
  machine.stop();
});
