import { today } from '@internationalized/date';
import { useState } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useEditCourses } from '../person/use-edit-courses.ts';
import type { TraineeRow, TrainingData } from '../training-types.ts';

const changes = [
  {
    id: 'assign',
    label: 'Open it now',
    description: 'Where it is already open, the due date moves. Completed courses stay completed.',
  },
  { id: 'waive', label: 'Waive', description: 'They do not have to take it. Completed courses stay completed.' },
  {
    id: 'due',
    label: 'Change the due date',
    description: 'For people who have it open. This does not assign it to anyone.',
  },
] as const;
type Change = (typeof changes)[number]['id'];

/** People are named up to here; beyond it they are counted. */
const MAX_NAMES = 5;

type ChangeCourseDialogProps = {
  readonly people: readonly TraineeRow[];
  readonly training: Pick<TrainingData, 'catalogMap' | 'programme'>;
  readonly courseId: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Opens, waives or moves the due date of a course for several people at once. */
export function ChangeCourseDialog({ people, training, courseId, onClose, onDone }: ChangeCourseDialogProps) {
  const { timeZone, locale } = useBrand();
  const edit = useEditCourses();
  const now = today(timeZone);
  const [action, setAction] = useState<Change>('assign');
  const [chosen, setChosen] = useState(courseId);
  const [day, setDay] = useState(() => now.add({ days: training.programme.dueDays }));
  const [problem, setProblem] = useState<string | undefined>();
  const courses = Object.values(training.catalogMap).sort((one, other) => one.month - other.month);
  const count = people.length === 1 ? '1 person' : `${people.length} people`;
  const names = people.slice(0, MAX_NAMES).map(({ name }) => name);
  const unnamed = people.length - names.length;

  const save = async () => {
    if (chosen === null) return setProblem('Please choose a course.');
    const name = training.catalogMap[chosen]?.name ?? chosen;
    const dueOn = day.toString();
    const done = {
      assign: `“${name}” is open now for ${count}.`,
      waive: `“${name}” was waived for ${count}.`,
      due: `“${name}” is due on ${formatDay(dueOn, locale)} for those of the ${count} who have it open.`,
    };
    const change = { trainees: people.map(({ id }) => id), courses: [chosen], action };
    if (await edit(action === 'waive' ? change : { ...change, dueOn }, done[action])) onDone();
  };
  return (
    <Dialog
      title={`Change a course for ${count}`}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={people.length === 0} onPress={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pt-1">
        <p className="text-ink-soft">
          {names.join(', ')}
          {unnamed > 0 && ` and ${unnamed} more`}
        </p>
        <Select
          label="Course"
          options={courses.map(({ id, month, name }) => ({ id, label: `${month}. ${name}` }))}
          value={chosen}
          errorMessage={problem}
          onChange={(id) => {
            setChosen(id);
            setProblem(undefined);
          }}
        />
        <RadioGroup label="What to do" options={changes} value={action} onChange={setAction} />
        {action !== 'waive' && (
          <DatePicker
            label="Due on"
            value={day}
            minValue={now}
            maxValue={now.add({ years: 2 })}
            onChange={(next) => {
              if (next !== null) setDay(next);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
