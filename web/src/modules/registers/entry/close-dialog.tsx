import { type CalendarDate, today } from '@internationalized/date';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CHANGED_BY_ENTRIES, type RegisterView } from '../register-types.ts';
import { closing as texts } from './entry.texts.ts';

type CloseDialogProps = {
  readonly register: RegisterView;
  readonly entryId: string;
  readonly version: number;
  readonly onClose: () => void;
  readonly onClosed: () => void;
};

/** Asks on which day an entry was done, and whether the next one is to be planned. */
export function CloseDialog({ register, entryId, version, onClose, onClosed }: CloseDialogProps) {
  const thisDay = today(useBrand().timeZone);
  const [day, setDay] = useState<CalendarDate | null>(thisDay);
  const [plansNext, setPlansNext] = useState(register.nextMonths !== null);
  const { act, errors, setErrors } = useAction(
    (closedOn: string) => callApi('closeRegisterEntry', { entryId, closedOn, planNext: plansNext, version }),
    {
      done: ({ data }) => say(data.nextEntryId === null ? texts.done : texts.doneAndPlanned),
      refreshes: CHANGED_BY_ENTRIES,
    },
  );
  const close = async () => {
    if (day === null) setErrors({ closedOn: say(texts.chooseDate) });
    else if (await act(day.toString())) onClosed();
  };
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      size="small"
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={close}>{say(texts.confirm)}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pt-1">
        <p className="text-ink-soft">{say(texts.when, { done: register.done })}</p>
        <DatePicker
          label={say(texts.day)}
          value={day}
          maxValue={thisDay}
          errorMessage={errors.closedOn}
          onChange={setDay}
        />
        {register.nextMonths !== null && (
          <Checkbox isSelected={plansNext} onChange={setPlansNext}>
            {say(texts.plan, { months: register.nextMonths })}
          </Checkbox>
        )}
      </div>
    </Dialog>
  );
}
