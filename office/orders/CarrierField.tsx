import { CARRIERS } from '../../schema/carriers.ts';
import { SelectField } from '../ui/SelectField.tsx';
import * as words from '../words/sale-orders.ts';

const CHOICES = [
  ...CARRIERS.map(({ code, name }): [string, string] => [code, name]),
  ['', words.otherCarrier] satisfies [string, string],
];

/** The choice of a carrier of the shop, or of another one. Its value is the code; empty for another one. */
export const CarrierField = () => <SelectField name="carrier" label={words.carrier} choices={CHOICES} isOptional />;
