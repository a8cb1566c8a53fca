import { today } from '@internationalized/date';
import { useState } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { TraineeCourse } from '../training-types.ts';
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
    if (day === null) return setProblem('Please choose a date.');
    const dueOn = day.toString();
    const change = { trainees: [traineeId], courses: [course.courseId], action: 'due' as const, dueOn };
    if (await edit(change, `“${course.name}” is due on ${formatDay(dueOn, locale)}.`)) onClose();
  };
  return (
    <Dialog
      title="Change the due date"
      isOpen
      size="small"
      isFullScreenOnPhone={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={save}>Save</Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">{course.name}</p>
      <DatePicker
        label="Due on"
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
