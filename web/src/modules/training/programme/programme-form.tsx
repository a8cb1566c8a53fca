import { useMemo, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { useKeepForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useTrainingRefresh } from '../use-training.ts';
import { FirmPrograms } from './firm-programs.tsx';
import { programmeForm as texts } from './programme.texts.ts';
import { PROGRAMME_FORM, type Programme } from './programme.ts';

const paces = [
  { id: '1', label: texts.oneCourseAMonth },
  { id: '2', label: texts.oneCourseEveryTwo },
  { id: '3', label: texts.oneCourseEveryThree },
  { id: '0', label: texts.allCoursesAtOnce },
] as const;

type ProgrammeFormProps = {
  readonly stored: Programme;
  readonly first: Programme;
  readonly onReload: () => Promise<Programme>;
  readonly onClose: () => void;
};

/** Start, pace, time to do a course, reminders, and the firm's own words in the welcome mail. */
export function ProgrammeForm({ stored, first, onReload, onClose }: ProgrammeFormProps) {
  const refresh = useTrainingRefresh();
  const [form, setForm] = useState<Programme>(first);
  const [days, setDays] = useState(String(first.dueDays));
  const [conflict, setConflict] = useState<string | null>(null);
  const [revision, setRevision] = useState(stored.revision);
  useKeepForm(
    PROGRAMME_FORM,
    useMemo(() => form, [form]),
  );
  const { act, errors, setErrors } = useAction(
    async () => {
      await callApi('saveProgramme', { ...form, dueDays: Number(days), revision });
      await refresh();
      showDone(say(texts.yourProgramIsSaved));
    },
    {
      fieldOf: { PROGRAMME_DATE_INVALID: ['startsOn', null] },
      onFailure: async (error) => {
        if (!isApiError(error, 'CHANGED_ELSEWHERE')) return false;
        setConflict(error.errors[0]?.message ?? '');
        setRevision((await onReload()).revision);
        return true;
      },
    },
  );
  const change = (changes: Partial<Programme>) => {
    setForm({ ...form, ...changes });
    setErrors({});
  };
  const isOwnPace = !paces.some(({ id }) => id === String(form.paceMonths));

  const save = async () => {
    setConflict(null);
    if (await act()) onClose();
  };

  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={save}>{say(texts.save)}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pt-1">
        {conflict !== null && (
          <Banner kind="warning" isAlert>
            {conflict}
          </Banner>
        )}
        <div className="grid gap-5 tablet:grid-cols-2">
          <DatePicker
            label={say(texts.firstCourseOn)}
            description={say(texts.description)}
            value={parseIsoDate(form.startsOn)}
            errorMessage={errors.startsOn}
            onChange={(day) => change(day === null ? {} : { startsOn: day.toString() })}
          />
          <Select
            label={say(texts.pace)}
            options={
              isOwnPace
                ? [
                    ...sayLabels(paces),
                    {
                      id: String(form.paceMonths),
                      label: say(texts.everyFewMonths, { count: form.paceMonths }),
                    },
                  ]
                : sayLabels(paces)
            }
            value={String(form.paceMonths)}
            errorMessage={errors.paceMonths}
            onChange={(id) => change({ paceMonths: Number(id) })}
          />
        </div>
        <TextField
          label={say(texts.daysToCompleteA)}
          inputMode="numeric"
          autoComplete="off"
          value={days}
          errorMessage={errors.dueDays}
          onChange={(text) => {
            setDays(text.replace(/\D/g, '').slice(0, 3));
            setErrors({});
          }}
        />
        <FirmPrograms value={form.programs} onChange={(programs) => change({ programs })} />
        <Switch
          isSelected={form.reminders}
          onChange={(reminders) => change({ reminders })}
          description={say(texts.aWeekBeforeA)}
        >
          {say(texts.remindPeopleByEmail)}
        </Switch>
        <Switch
          isSelected={form.recall}
          onChange={(recall) => change({ recall })}
          description={say(texts.twoQuestionsHint)}
        >
          {say(texts.twoQuestions)}
        </Switch>
        <TextArea
          label={say(texts.yourOwnWordsIn)}
          description={say(texts.aSentenceFromYou)}
          value={form.welcomeText}
          maxLength={2000}
          errorMessage={errors.welcomeText}
          onChange={(welcomeText) => change({ welcomeText })}
        />
      </div>
    </Dialog>
  );
}
