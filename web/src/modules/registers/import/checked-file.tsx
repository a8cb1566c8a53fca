import type { RegisterId } from '@portal/domain/registers/register.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { CHANGED_BY_ENTRIES } from '../register-types.ts';
import { CheckedRows } from './checked-rows.tsx';
import { importing as texts } from './import.texts.ts';
import { reasonOf } from './reason-of.ts';

type Checked = CallOutput<'checkRegisterImport'>['data'];

type CheckedFileProps = {
  readonly register: RegisterId;
  readonly file: File;
  readonly checked: Checked;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

const inList = new Intl.ListFormat(say.locale, { type: 'unit' });

/** What a file would add, before it does: how many are new, and what is wrong in which row. */
export function CheckedFile({ register, file, checked, onBack, onClose }: CheckedFileProps) {
  const { counts, rows, columns } = checked;
  const [skipsErrors, setSkipsErrors] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const unread = columns.filter(({ column }) => column === null).map(({ heading }) => heading);
  const { act } = useAction(
    () =>
      callApi('importRegister', {
        register,
        file: { fileName: file.name, bytes: file },
        skipErrors: skipsErrors ? 'true' : 'false',
      }),
    {
      done: ({ data }) => say(texts.done, { count: data.added }),
      refreshes: CHANGED_BY_ENTRIES,
      onFailure: (error) => {
        setProblem(reasonOf(error));
        return true;
      },
    },
  );
  const save = async () => {
    setProblem(null);
    if (await act()) onClose();
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="font-semibold text-lg">{inWords(counts)}</p>
      {problem !== null && (
        <Banner kind="danger" isAlert>
          {problem}
        </Banner>
      )}
      {counts.error > 0 && (
        <Banner kind="warning" title={say(texts.errorsTitle, { count: counts.error })}>
          {say(texts.errorsText)}
        </Banner>
      )}
      <CheckedRows rows={rows} />
      {unread.length > 0 && (
        <p className="wrap-anywhere text-ink-soft text-sm">{say(texts.notRead, { columns: inList.format(unread) })}</p>
      )}
      {counts.error > 0 && (
        <Checkbox isSelected={skipsErrors} onChange={setSkipsErrors}>
          {say(texts.leaveOut)}
        </Checkbox>
      )}
      <div className="flex flex-wrap justify-end gap-3 border-line border-t pt-4">
        <Button variant="secondary" onPress={onBack}>
          {say(texts.back)}
        </Button>
        <Button isDisabled={counts.new === 0 || (counts.error > 0 && !skipsErrors)} onPress={save}>
          {counts.new === 0 ? say(texts.nothing) : say(texts.add, { count: counts.new })}
        </Button>
      </div>
    </div>
  );
}

function inWords(counts: Checked['counts']): string {
  return inList.format([
    say(texts.fresh, { count: counts.new }),
    ...(counts.duplicate > 0 ? [say(texts.duplicate, { count: counts.duplicate })] : []),
    ...(counts.error > 0 ? [say(texts.withErrors, { count: counts.error })] : []),
  ]);
}
