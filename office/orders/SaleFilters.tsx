import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, SEND_AGAIN, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/sale-orders.ts';
import css from './SaleFilters.module.css';

/** The way to pay and the days of the wanted orders; empty for all. */
export interface SaleFilter {
  paidBy: string;
  from: string;
  until: string;
}

const CHOICES = [['', officeWords.all], ...Object.entries(words.paidByWords)] as const;

const dayErrors = ({ from = '', until = '' }: Values): FieldErrors =>
  from !== '' && until !== '' && from > until ? { until: words.wrongDays } : NO_ERRORS;

const NO_FILTER: SaleFilter = { paidBy: '', from: '', until: '' };

/** The filters of the list of orders by the way to pay and by the days on which they were placed. */
export function SaleFilters({ chosen, onChoose }: { chosen: SaleFilter; onChoose: (filter: SaleFilter) => void }) {
  const isFiltered = Object.values(chosen).some((value) => value !== '');
  return (
    <div className={css.filters}>
      <OfficeForm
        key={Object.values(chosen).join()}
        isPassing
        label={words.filter}
        action={words.filter}
        check={dayErrors}
        send={async ({ paidBy = '', from = '', until = '' }) => {
          onChoose({ paidBy, from, until });
          return SEND_AGAIN;
        }}
        beside={
          isFiltered && (
            <button className="button button-quiet" type="button" onClick={() => onChoose(NO_FILTER)}>
              {officeWords.clear}
            </button>
          )
        }
      >
        <SelectField name="paidBy" label={words.paidBy} choices={CHOICES} defaultValue={chosen.paidBy} isOptional />
        <DayField name="from" label={words.placedFrom} defaultValue={chosen.from} />
        <DayField name="until" label={words.placedUntil} defaultValue={chosen.until} />
      </OfficeForm>
    </div>
  );
}

const DayField = (props: { name: string; label: string; defaultValue: string }) => (
  <Field {...props} type="date" autoComplete="off" isOptional />
);
