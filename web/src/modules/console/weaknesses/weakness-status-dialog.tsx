import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { StatusFields } from './status-fields.tsx';
import type { Weakness } from './weakness-form.ts';
import { statusWord } from './weakness-marks.tsx';
import { weaknessStatusDialog as texts } from './weaknesses.texts.ts';

/** Name under which the form is kept when a session ends in its midst. */
export const WEAKNESS_STATUS_FORM = 'weakness-status';

type WeaknessStatusDialogProps = {
  readonly weakness: Weakness;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
};

/** Says how a weakness stands, with words for its customer, who is told by mail. */
export function WeaknessStatusDialog({ weakness, onClose, onChanged }: WeaknessStatusDialogProps) {
  const { weaknessId, companyName } = weakness;
  const begun = { status: weakness.status, note: weakness.statusNote };
  const { fields, change } = useKeptFields(WEAKNESS_STATUS_FORM, weakness, () => begun);
  const { errors, save } = useSave('listWeaknesses');
  const conflict = useConflict({
    kind: 'weakness',
    listed: weakness,
    findNewer: async () => (await callApi('readWeakness', { weaknessId })).data,
    onTakeOver: ({ status, statusNote }) => change({ status, note: statusNote }),
  });
  const submit = async () => {
    const isDone = await save(
      () => callApi('setWeaknessStatus', { weaknesses: [{ weaknessId, version: conflict.version }], ...fields }),
      say(texts.theStatusIsStatus, { status: statusWord(fields.status), companyName }),
      conflict.tell,
    );
    if (isDone) await onChanged();
    return isDone;
  };
  return (
    <FormDialog
      title={say(texts.title)}
      submitLabel={say(texts.title)}
      isReady={!conflict.isOpen && JSON.stringify(fields) !== JSON.stringify(begun)}
      hasChanges={fields.note !== begun.note}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict.banner}
      <StatusFields
        status={fields.status}
        note={fields.note}
        reader={companyName}
        onStatus={(status) => change({ status })}
        onNote={(note) => change({ note })}
        noteError={errors.note}
      />
    </FormDialog>
  );
}
