import type { ShopSettings } from '../../schema/settings.ts';
import { readAll, refuse, withFieldPrefix } from '../platform/refusals.ts';
import { parseOptionalText, parseText } from '../platform/text-input.ts';

type Payment = ShopSettings['payment'];
type Option = Payment['options'][number];

/** Parses the rules of payment. Refuses with INVALID_INPUT a method that is there twice. */
export function parsePayment({ options, refusedPinPrefixes, ...figures }: Payment): Payment {
  const methods = options.flatMap((option) => option.methods);
  return {
    ...figures,
    refusedPinPrefixes: [...new Set(refusedPinPrefixes)],
    ...readAll<Pick<Payment, 'options'>>({
      options: () => {
        const again = methods.find((method, at) => methods.indexOf(method) < at);
        const message = `Each method is there once, but ${again} is there twice.`;
        if (again !== undefined) refuse('INVALID_INPUT', { field: 'options', message });
        return options.map((option, at) => withFieldPrefix(`options[${at}]`, () => parseOption(option)));
      },
    }),
  };
}

function parseOption({ methods, label, hint }: Option): Option {
  const line = parseOptionalText(hint, { field: 'hint', what: 'The line' });
  const name = parseText(label, { field: 'label', what: 'The name' });
  return { methods, label: name, ...(line === undefined ? {} : { hint: line }) };
}
