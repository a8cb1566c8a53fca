import { today } from '@internationalized/date';
import { useState } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useEditCourses } from '../person/use-edit-courses.ts';
import type { TraineeRow, TrainingData } from '../training-types.ts';
import { changeCourseDialog as texts } from './team.texts.ts';

const changes = [
  {
    id: 'assign',
    label: texts.openItNow,
    description: texts.description,
  },
  { id: 'waive', label: texts.waive, description: texts.theyDoNotHave },
  {
    id: 'due',
    label: texts.changeTheDueDate,
    description: texts.forPeopleWhoHave,
  },
] as const;
type Change = (typeof changes)[number]['id'];

/** People are named up to here; beyond it they are counted. */
const MAX_NAMES = 5;

function inWords(people: readonly TraineeRow[]): string {
  const names = people.slice(0, MAX_NAMES).map(({ name }) => name);
  const unnamed = people.length - names.length;
  if (unnamed === 0) return new Intl.ListFormat(say.locale, { type: 'unit' }).format(names);
  return new Intl.ListFormat(say.locale).format([...names, say(texts.more, { count: unnamed })]);
}

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
  const count = people.length;

  const save = async () => {
    if (chosen === null) return setProblem(say(texts.pleaseChooseACourse));
    const name = training.catalogMap[chosen]?.name ?? chosen;
    const dueOn = day.toString();
    const done = {
      assign: say(texts.nameIsOpenNow, { name, count }),
      waive: say(texts.nameWasWaived, { name, count }),
      due: say(texts.nameIsDueOn, { name, day: formatDay(dueOn, locale), count }),
    };
    const change = { trainees: people.map(({ id }) => id), courses: [chosen], action };
    if (await edit(action === 'waive' ? change : { ...change, dueOn }, done[action])) onDone();
  };
  return (
    <Dialog
      title={say(texts.title, { count })}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button isDisabled={people.length === 0} onPress={save}>
            {say(texts.save)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pt-1">
        <p className="text-ink-soft">{inWords(people)}</p>
        <Select
          label={say(texts.course)}
          options={courses.map(({ id, month, name }) => ({ id, label: `${month}. ${name}` }))}
          value={chosen}
          errorMessage={problem}
          onChange={(id) => {
            setChosen(id);
            setProblem(undefined);
          }}
        />
        <RadioGroup label={say(texts.whatToDo)} options={sayLabels(changes)} value={action} onChange={setAction} />
        {action !== 'waive' && (
          <DatePicker
            label={say(texts.dueOn)}
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
