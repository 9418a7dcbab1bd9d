import { useNavigate } from 'react-router-dom';
import { promoCodesPath } from '../paths.ts';
import { useConfirmedChange } from '../session/useConfirmedChange.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { SureForm } from '../ui/SureForm.tsx';
import * as words from '../words/promotions.ts';
import css from './PromoActions.module.css';
import {
  DeletePromoCodeOfDocument,
  EndPromoCodeOfDocument,
  PausePromoCodeOfDocument,
  type PromoCodeRowFragment,
} from './promotions.graphql.generated.ts';

interface ActionProps {
  promo: PromoCodeRowFragment;
}

/** Pauses, continues, ends or deletes a promo code, as far as its state allows it. */
export function PromoActions({ promo }: ActionProps) {
  return (
    <div className={css.actions}>
      {promo.state !== 'OVER' && <Pause promo={promo} />}
      {promo.state !== 'OVER' && <End promo={promo} />}
      {!promo.isUsed && <Remove promo={promo} />}
    </div>
  );
}

function Pause({ promo: { code, version, isPaused } }: ActionProps) {
  const { send } = useConfirmedChange(PausePromoCodeOfDocument, isPaused ? words.proceeded : words.paused);
  const action = isPaused ? words.proceed : words.pause;
  return (
    <OfficeForm
      label={action}
      action={action}
      send={() => send({ input: { promoCode: code, version, isPaused: !isPaused } })}
    >
      {!isPaused && <p className={css.hint}>{words.pauseHint}</p>}
    </OfficeForm>
  );
}

function End({ promo: { code, version } }: ActionProps) {
  const { send } = useConfirmedChange(EndPromoCodeOfDocument, words.ended);
  return (
    <SureForm action={words.end} hint={words.endHint} send={() => send({ input: { promoCode: code, version } })} />
  );
}

function Remove({ promo: { code, version } }: ActionProps) {
  const navigate = useNavigate();
  const { send } = useConfirmedChange(DeletePromoCodeOfDocument, words.removed);
  const leave = () => void navigate(promoCodesPath(), { replace: true });
  return (
    <SureForm
      action={words.remove}
      hint={words.removeHint}
      send={() => send({ input: { promoCode: code, version } }, leave)}
    />
  );
}
