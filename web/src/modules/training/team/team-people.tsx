import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { TraineeRow, TrainingData } from '../training-types.ts';
import { ChangeCourseDialog } from './change-course-dialog.tsx';
import { teamPeople as texts } from './team.texts.ts';
import { TeamTable } from './team-table.tsx';

type TeamPeopleProps = {
  readonly trainees: readonly TraineeRow[];
  readonly training: Pick<TrainingData, 'catalogMap' | 'programme'>;
  /** The course that the list is narrowed to. */
  readonly courseId: string | null;
  /** These people were removed: nothing can be done with them. */
  readonly isRemoved: boolean;
};

/** One page of the team, of whom several can be selected to change a course for all of them. */
export function TeamPeople({ trainees, training, courseId, isRemoved }: TeamPeopleProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isChanging, setIsChanging] = useState(false);
  // Somebody who was removed in the meantime is no longer meant.
  const selected = trainees.filter(({ id }) => marked.has(id));
  const toggle = (id: string) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };
  return (
    <>
      {!isRemoved && trainees.length > 0 && (
        <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Checkbox
            isSelected={selected.length === trainees.length}
            isIndeterminate={selected.length > 0 && selected.length < trainees.length}
            onChange={(isOn) => setMarked(new Set(isOn ? trainees.map(({ id }) => id) : []))}
          >
            {say(texts.selectAllOnThis)}
          </Checkbox>
          <div className="flex flex-wrap items-center gap-4">
            <span role="status" className="text-ink-soft text-sm">
              {selected.length > 0 && say(texts.selected, { count: selected.length, total: trainees.length })}
            </span>
            {selected.length > 0 && (
              <Button
                variant="secondary"
                icon={<ListChecks aria-hidden="true" size={18} />}
                onPress={() => setIsChanging(true)}
              >
                {say(texts.changeACourse)}
              </Button>
            )}
          </div>
        </div>
      )}
      <TeamTable
        trainees={trainees}
        catalog={training.catalogMap}
        isRemoved={isRemoved}
        selection={isRemoved ? null : { ids: marked, toggle }}
      />
      {isChanging && (
        <ChangeCourseDialog
          people={selected}
          training={training}
          courseId={courseId}
          onClose={() => setIsChanging(false)}
          onDone={() => {
            setIsChanging(false);
            setMarked(new Set());
          }}
        />
      )}
    </>
  );
}
