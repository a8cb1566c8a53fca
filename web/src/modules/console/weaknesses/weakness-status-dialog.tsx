import { callApi } from '../../../api/call-api.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import type { Weakness } from './weakness-form.ts';

/** Name under which the form is kept when a session ends in its midst. */
export const WEAKNESS_STATUS_FORM = 'weakness-status';

const STATUSES = [
  { id: 'Open', label: 'Open', description: 'It is still there.' },
  { id: 'Resolved', label: 'Resolved', description: 'It was fixed, and you have checked it.' },
  { id: 'Not Relevant', label: 'Not Relevant', description: 'It does not matter for this customer.' },
  { id: 'No Status', label: 'No Status', description: 'Customers see a dash.' },
] as const;

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
    what: 'weakness',
    listed: weakness,
    findNewer: async () => (await callApi('readWeakness', { weaknessId })).data,
    onTakeOver: ({ status, statusNote }) => change({ status, note: statusNote }),
  });
  const submit = async () => {
    const isDone = await save(
      () => callApi('setWeaknessStatus', { weaknesses: [{ weaknessId, version: conflict.version }], ...fields }),
      `The status is ${fields.status}. We have told ${companyName} by email.`,
      conflict.tell,
    );
    if (isDone) await onChanged();
    return isDone;
  };
  return (
    <FormDialog
      title="Change status"
      submitLabel="Change status"
      isReady={!conflict.isOpen && JSON.stringify(fields) !== JSON.stringify(begun)}
      hasChanges={fields.note !== begun.note}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict.banner}
      <RadioGroup
        label="Status"
        options={STATUSES}
        value={fields.status}
        onChange={(status) => change({ status })}
        hasFrames
      />
      <TextArea
        label="Note (optional)"
        description={`${companyName} reads it beside the status, such as what was checked and when.`}
        rows={4}
        value={fields.note}
        onChange={(note) => change({ note })}
        maxLength={2000}
        errorMessage={errors.note}
      />
    </FormDialog>
  );
}
