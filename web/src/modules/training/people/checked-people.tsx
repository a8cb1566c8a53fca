import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import type { CheckedList } from '../training-types.ts';
import { useTrainingRefresh } from '../use-training.ts';
import { CheckedRows } from './checked-rows.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { checkedPeople as texts } from './people.texts.ts';
import { type CheckedFile, uploadProblem } from './use-checked-file.ts';

type CheckedPeopleProps = {
  readonly checked: CheckedFile;
  /** Lines that the pasted list did not have. */
  readonly linesBefore: number;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

const inList = new Intl.ListFormat(say.locale, { type: 'unit' });

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
      const results = [
        say(texts.added, { count: data.added }),
        data.updated > 0 ? say(texts.changed, { count: data.updated }) : [],
        data.skipped > 0 ? say(texts.leftOut, { count: data.skipped }) : [],
      ];
      showDone(say(texts.imported, { results: inList.format(results.flat()) }));
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

  if (isSaving) return <ProgressBar label={say(texts.adding, { count: writes })} />;
  return (
    <div className="flex flex-col gap-5">
      <p className="font-semibold text-lg">{inWords(counts)}</p>
      {problem !== null && (
        <Banner kind="danger" isAlert>
          {problem}
        </Banner>
      )}
      {lacksSeats && (
        <Banner kind="danger" title={say(texts.lacksSeats, { seats: seats.plan, needed: seats.needed })}>
          {say(texts.removePeopleWhoHave)}
        </Banner>
      )}
      {counts.error > 0 && (
        <Banner kind="warning" title={say(texts.rowsHaveErrors, { count: counts.error })}>
          {say(texts.fixYourListAnd)}
        </Banner>
      )}
      <CheckedRows rows={list.rows} linesBefore={linesBefore} />
      {(encoding !== '' || unread.length > 0) && linesBefore === 0 && (
        <p className="text-ink-soft text-sm">
          {encoding !== '' && <span>{say(texts.readAs, { encoding })} </span>}
          {unread.length > 0 && say(texts.notRead, { columns: inList.format(unread) })}
        </p>
      )}
      {counts.error > 0 && (
        <Checkbox isSelected={skipsErrors} onChange={setSkipsErrors}>
          {say(texts.leaveOutRowsWith)}
        </Checkbox>
      )}
      <DialogButtons>
        <Button variant="secondary" onPress={onBack}>
          {say(texts.back)}
        </Button>
        <Button isDisabled={writes === 0 || lacksSeats || (counts.error > 0 && !skipsErrors)} onPress={save}>
          {saveLabel(counts.new, writes)}
        </Button>
      </DialogButtons>
    </div>
  );
}

/** How many rows are what. */
function inWords(counts: CheckedList['counts']): string {
  const parts = [
    say(texts.fresh, { count: counts.new }),
    counts.update > 0 ? say(texts.changed, { count: counts.update }) : [],
    counts.unchanged > 0 ? say(texts.unchanged, { count: counts.unchanged }) : [],
    counts.duplicate > 0 ? say(texts.twice, { count: counts.duplicate }) : [],
    counts.error > 0 ? say(texts.withErrors, { count: counts.error }) : [],
  ];
  return inList.format(parts.flat());
}

/** What the button does; without anything to write there is no number to name. */
function saveLabel(added: number, writes: number): string {
  if (added > 0) return say(texts.add, { count: added });
  if (writes === 0) return say(texts.saveChanges);
  return say(texts.save, { count: writes });
}
