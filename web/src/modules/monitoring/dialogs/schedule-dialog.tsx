import { useMemo, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { PlanChoices } from '../page/use-plan-choices.ts';
import { type KeptSchedule, keptSchedule, scheduleFormFrom } from '../schedule/kept-schedule.ts';
import { ScheduleFields } from '../schedule/schedule-fields.tsx';
import {
  newScheduleForm,
  type ScheduleErrors,
  type ScheduleForm,
  scheduleErrors,
  scheduleFormOf,
  scheduleInput,
} from '../schedule/schedule-form.ts';
import type { Website, WebsiteSchedule } from '../website-types.ts';
import { scheduleDialog as texts } from './dialogs.texts.ts';

/** Name under which the form of a website is kept when a session ends in its midst. */
export const scheduleFormKey = ({ targetId }: Website) => `website-schedule-${targetId}`;

type ScheduleDialogProps = {
  readonly website: Website;
  /** Null to create one. */
  readonly schedule: WebsiteSchedule | null;
  readonly choices: PlanChoices;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
};

/** Creates or changes a website's schedule; another scan level is saved with the website (spec part 2, section 4). */
export function ScheduleDialog({ website, schedule, choices, onClose, onSaved }: ScheduleDialogProps) {
  const { timeZone, supportEmail } = useBrand();
  const kept = useKeptForm<KeptSchedule>(scheduleFormKey(website));
  const [form, setForm] = useState(() =>
    scheduleFormFrom(kept, startForm(website, schedule, choices, timeZone), choices, timeZone),
  );
  useKeepForm(
    scheduleFormKey(website),
    useMemo(() => keptSchedule(form), [form]),
  );
  const [problems, setProblems] = useState<ScheduleErrors>({});

  const { act, errors, clearError } = useAction(() => saveSchedule(website, schedule, form, timeZone), {
    done: schedule ? say(texts.scanScheduleSuccessfullyUpdated) : say(texts.scanSuccessfullyScheduled),
    refreshes: onSaved,
    failed: (error) => {
      const isAboutLevel = isApiError(error, 'SCAN_LEVEL_NOT_IN_PLAN');
      const scheduleText = schedule ? say(texts.scanScheduleUpdateFailed) : say(texts.scheduleScanFailed);
      return { what: isAboutLevel ? say(texts.websiteUpdateFailed) : scheduleText, supportEmail };
    },
  });
  const save = async () => {
    const found = scheduleErrors(form, timeZone);
    setProblems(found);
    if (Object.keys(found).length > 0 || !(await act())) return;
    if (form.scanLevel !== website.scan_profile) {
      showToast({ kind: 'success', text: say(texts.websiteIsSuccessfullyUpdated) });
    }
    onClose();
  };
  const ofServer = errors.dateTime === undefined ? {} : { scheduleDate: errors.dateTime };

  return (
    <Dialog
      title={schedule ? say(texts.editScanSchedule) : say(texts.scheduleScans)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={save}>{say(texts.saveSchedule)}</Button>
        </>
      }
    >
      <ScheduleFields
        form={form}
        errors={{ ...ofServer, ...problems }}
        levels={choices.levels}
        recurrences={choices.recurrences}
        onChange={(next) => {
          setForm(next);
          setProblems({});
          clearError('dateTime');
        }}
      />
    </Dialog>
  );
}

function startForm(
  website: Website,
  schedule: WebsiteSchedule | null,
  { levels, recurrences }: PlanChoices,
  timeZone: string,
): ScheduleForm {
  const scanLevel = levels.includes(website.scan_profile) ? website.scan_profile : null;
  if (schedule === null) return { ...newScheduleForm(timeZone, levels, recurrences), scanLevel };
  return scheduleFormOf(schedule, scanLevel, timeZone);
}

async function saveSchedule(
  { targetId, probelyTargetId, ...website }: Website,
  schedule: WebsiteSchedule | null,
  form: ScheduleForm,
  timeZone: string,
): Promise<void> {
  const hasNewLevel = form.scanLevel !== null && form.scanLevel !== website.scan_profile;
  const level = hasNewLevel && form.scanLevel ? { scan_profile: form.scanLevel } : {};
  const input = { targetId, ...scheduleInput(form, timeZone), ...level };
  if (schedule === null) {
    await callApi('scheduleScan', input);
    return;
  }
  const { scheduledScanId, probelyScheduledScanId } = schedule;
  await callApi('editSchedule', { ...input, scheduledScanId, probelyScheduledScanId, probelyTargetId });
}
