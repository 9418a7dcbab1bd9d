import * as productWords from '../../words/product.ts';
import css from './ServiceChoices.module.css';
import type { VariantChoice } from './useVariantChoice.ts';

type ServiceChoicesProps = Pick<VariantChoice, 'services' | 'chosenServices' | 'toggleService'>;

/** What can be done to a piece for a price, each a checkbox. */
export function ServiceChoices({ services, chosenServices, toggleService }: ServiceChoicesProps) {
  return (
    <fieldset className={css.services}>
      <legend>{productWords.services}</legend>
      {services.map(({ code, name, price }) => (
        <label key={code}>
          <input type="checkbox" checked={chosenServices.includes(code)} onChange={() => toggleService(code)} />
          {productWords.serviceFor(name, price.display)}
        </label>
      ))}
    </fieldset>
  );
}
