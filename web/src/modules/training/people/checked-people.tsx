import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { useTrainingRefresh } from '../use-training.ts';
import { CheckedRows } from './checked-rows.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { type CheckedFile, uploadProblem } from './use-checked-file.ts';

type CheckedPeopleProps = {
  readonly checked: CheckedFile;
  /** Lines that the pasted list did not have. */
  readonly linesBefore: number;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** What a list would do, before it does it: how many are new, what is wrong in which line, whether there are seats for all. */
export function CheckedPeople({ checked: { file, list }, linesBefore, onBack, onClose }: CheckedPeopleProps) {
  const refresh = useTrainingRefresh();
  const [skipsErrors, setSkipsErrors] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { counts, seats, encoding, columns } = list;
  const writes = counts.new + counts.update;
  const lacksSeats = seats.needed > seats.plan;
  const unread = columns.filter(({ column }) => column === null).map(({ heading }) => heading);

  const { act, isBusy: isSaving } = useAction(
    async () => {
      const { data } = await callApi('saveTraineesBulk', { file, skipErrors: skipsErrors ? 'true' : 'false' });
      const parts = [
        `${data.added} added`,
        data.updated > 0 ? `${data.updated} changed` : [],
        data.skipped > 0 ? `${data.skipped} left out` : [],
      ];
      showDone(`The list was imported: ${parts.flat().join(', ')}.`);
    },
    {
      refreshes: refresh,
      onFailure: (error) => {
        setProblem(uploadProblem(error, file));
        return true;
      },
    },
  );
  const save = async () => {
    setProblem(null);
    if (await act()) onClose();
  };

  if (isSaving) return <ProgressBar label={`Adding ${writes} people. This may take a few seconds.`} />;
  return (
    <div className="flex flex-col gap-5">
      <p className="font-semibold text-lg">
        {[
          `${counts.new} new`,
          counts.update > 0 ? `${counts.update} changed` : [],
          counts.unchanged > 0 ? `${counts.unchanged} unchanged` : [],
          counts.duplicate > 0 ? `${counts.duplicate} twice in the list` : [],
          counts.error > 0 ? `${counts.error} with errors` : [],
        ]
          .flat()
          .join(', ')}
      </p>
      {problem !== null && (
        <Banner kind="danger" isAlert>
          {problem}
        </Banner>
      )}
      {lacksSeats && (
        <Banner kind="danger" title={`Your plan has ${seats.plan} seats; ${seats.needed} are needed.`}>
          Remove people who have left, or choose a larger plan. Nothing has been saved yet.
        </Banner>
      )}
      {counts.error > 0 && (
        <Banner
          kind="warning"
          title={counts.error === 1 ? 'One row has an error.' : `${counts.error} rows have errors.`}
        >
          Fix your list and check it again, or leave those rows out.
        </Banner>
      )}
      <CheckedRows rows={list.rows} linesBefore={linesBefore} />
      {(encoding !== '' || unread.length > 0) && linesBefore === 0 && (
        <p className="text-ink-soft text-sm">
          {encoding !== '' && `Read as ${encoding}. `}
          {unread.length > 0 && `Not read: ${unread.join(', ')}.`}
        </p>
      )}
      {counts.error > 0 && (
        <Checkbox isSelected={skipsErrors} onChange={setSkipsErrors}>
          Leave out rows with errors
        </Checkbox>
      )}
      <DialogButtons>
        <Button variant="secondary" onPress={onBack}>
          Back
        </Button>
        <Button isDisabled={writes === 0 || lacksSeats || (counts.error > 0 && !skipsErrors)} onPress={save}>
          {saveLabel(counts.new, writes)}
        </Button>
      </DialogButtons>
    </div>
  );
}

/** What the button does; without anything to write there is no number to name. */
function saveLabel(added: number, writes: number): string {
  if (added > 0) return `Add ${added} ${added === 1 ? 'person' : 'people'}`;
  if (writes === 0) return 'Save changes';
  return `Save ${writes} ${writes === 1 ? 'change' : 'changes'}`;
}
