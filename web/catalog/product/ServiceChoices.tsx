import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as productWords from '../../words/product.ts';
import css from './ServiceChoices.module.css';
import type { VariantChoice } from './useVariantChoice.ts';

type ServiceChoicesProps = Pick<VariantChoice, 'services' | 'chosenServices' | 'toggleService'>;

/** The paid services for a piece, each a checkbox. */
export function ServiceChoices({ services, chosenServices, toggleService }: ServiceChoicesProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const readFirst = useEffectEvent(() => {
    const boxes = fieldset.current?.querySelectorAll('input') ?? [];
    for (const { value, checked } of boxes) if (checked !== chosenServices.includes(value)) toggleService(value);
  });
  // The shopper may have ticked some before hydration; a press from then is repeated right after it.
  useLayoutEffect(() => readFirst(), []);
  return (
    <fieldset ref={fieldset} className={css.services}>
      <legend>{productWords.services}</legend>
      {services.map(({ code, name, price }) => (
        <label key={code}>
          <input
            type="checkbox"
            value={code}
            checked={chosenServices.includes(code)}
            onChange={() => toggleService(code)}
          />
          <span>{productWords.serviceFor(name, price.display)}</span>
        </label>
      ))}
    </fieldset>
  );
}
