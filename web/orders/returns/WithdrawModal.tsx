import { focusHeading } from '../../ui/focus.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import * as returnsWords from '../../words/returns.ts';
import { ModalForm } from '../modals/ModalForm.tsx';
import { useWithdrawReturn } from './returns.graphql.generated.ts';
import css from './Returns.module.css';

interface WithdrawModalProps {
  returnId: string;
  onClose: () => void;
}

/** Asks whether the return is to be withdrawn. The button that opened it disappears then: the heading gets the focus. */
export function WithdrawModal({ returnId, onClose }: WithdrawModalProps) {
  const [withdrawReturn] = useWithdrawReturn({ done: returnsWords.withdrawn, toast: { area: 'order' } });
  const done = () => {
    onClose();
    focusHeading();
  };
  return (
    <Dialog open title={returnsWords.withdrawThis} onClose={onClose}>
      <ModalForm
        action={returnsWords.withdraw}
        failed={returnsWords.failedToWithdraw}
        isComplete
        send={() => withdrawReturn({ input: { returnId } })}
        onDone={done}
      >
        <p>{returnsWords.withdrawHint}</p>
      </ModalForm>
      <button type="button" className={`button button-quiet ${css.keep}`} onClick={onClose}>
        {returnsWords.keepReturn}
      </button>
    </Dialog>
  );
}
