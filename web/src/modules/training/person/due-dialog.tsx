import { today } from '@internationalized/date';
import { useState } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { TraineeCourse } from '../training-types.ts';
import { dueDialog as texts } from './person.texts.ts';
import { useEditCourses } from './use-edit-courses.ts';

type DueDialogProps = { readonly traineeId: string; readonly course: TraineeCourse; readonly onClose: () => void };

/** Moves the day on which a person's course is due. */
export function DueDialog({ traineeId, course, onClose }: DueDialogProps) {
  const { timeZone, locale } = useBrand();
  const edit = useEditCourses();
  const now = today(timeZone);
  const [day, setDay] = useState(() => {
    const due = parseIsoDate(course.dueOn);
    return due === null || due.compare(now) < 0 ? now.add({ weeks: 2 }) : due;
  });
  const [problem, setProblem] = useState<string | undefined>();

  const save = async () => {
    if (day === null) return setProblem(say(texts.pleaseChooseADate));
    const dueOn = day.toString();
    const change = { trainees: [traineeId], courses: [course.courseId], action: 'due' as const, dueOn };
    if (await edit(change, say(texts.nameIsDueOn, { name: course.name, day: formatDay(dueOn, locale) }))) onClose();
  };
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      size="small"
      isFullScreenOnPhone={false}
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
      <p className="mb-4 text-ink-soft">{course.name}</p>
      <DatePicker
        label={say(texts.dueOn)}
        value={day}
        minValue={now}
        maxValue={now.add({ years: 2 })}
        errorMessage={problem}
        onChange={(next) => {
          if (next !== null) setDay(next);
          setProblem(undefined);
        }}
      />
    </Dialog>
  );
}
