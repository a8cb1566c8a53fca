import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallInput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useSave } from '../use-save.ts';
import { StatusFields } from './status-fields.tsx';
import { statusWord } from './weakness-marks.tsx';
import { manyStatusDialog as texts } from './weaknesses.texts.ts';

type ManyStatusDialogProps = {
  readonly weaknesses: CallInput<'setWeaknessStatus'>['weaknesses'];
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Loads the list anew: one of them was changed meanwhile. */
  readonly onRefused: () => unknown;
};

/** Says how several weaknesses stand, with the same words for each of their customers. */
export function ManyStatusDialog({ weaknesses, onClose, onDone, onRefused }: ManyStatusDialogProps) {
  const [status, setStatus] = useState<WeaknessStatus | null>(null);
  const [note, setNote] = useState('');
  const { errors, save } = useSave('listWeaknesses');
  const submit = async () => {
    if (status === null) return false;
    const isDone = await save(
      () => callApi('setWeaknessStatus', { weaknesses, status, note }),
      say(texts.theStatusIsStatus, { status: statusWord(status) }),
    );
    if (isDone) onDone();
    else onRefused();
    return isDone;
  };
  return (
    <FormDialog
      title={say(texts.changeTheStatusOf, { count: weaknesses.length })}
      submitLabel={say(texts.changeStatus)}
      isReady={status !== null}
      hasChanges={note !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <StatusFields
        status={status}
        note={note}
        reader={say(texts.eachCustomer)}
        onStatus={setStatus}
        onNote={setNote}
        noteError={errors.note}
      />
    </FormDialog>
  );
}
