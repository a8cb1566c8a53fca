import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { EditorBar } from '../concierge/editor-bar.tsx';
import { useSave } from '../use-save.ts';
import { ManyStatusDialog } from './many-status-dialog.tsx';

export type ListedWeakness = CallOutput<'listWeaknesses'>['data']['weaknesses'][number];

type ChosenWeaknessesProps = {
  readonly chosen: readonly ListedWeakness[];
  /** Chooses none any more. */
  readonly onDone: () => void;
  /** Loads the list anew: one of them was changed meanwhile. */
  readonly onRefused: () => unknown;
};

type Act = 'publish' | 'delete' | 'withdraw';

/** What can be done to several weaknesses at once: all of it, or nothing when one of them was changed meanwhile. */
export function ChosenWeaknesses({ chosen, onDone, onRefused }: ChosenWeaknessesProps) {
  const { save } = useSave('listWeaknesses');
  const [asked, setAsked] = useState<Act | null>(null);
  const [isSettingStatus, setIsSettingStatus] = useState(false);
  if (chosen.length === 0) return null;
  const weaknesses = chosen.map(({ weaknessId, version }) => ({ weaknessId, version }));
  const states = new Set(chosen.map(({ state }) => state));
  const only = states.size === 1 ? chosen[0]?.state : undefined;
  const count = chosen.length === 1 ? '1 weakness' : `${chosen.length} weaknesses`;
  const acts = {
    publish: {
      title: `Publish ${count}?`,
      label: 'Publish',
      text: 'Their customers see them right away and are told by email. The email says only that there is something new, not what.',
      done: `${count} published.`,
      run: () => callApi('publishWeaknesses', { weaknesses }),
    },
    delete: {
      title: `Delete ${count}?`,
      label: 'Delete',
      text: 'These drafts and their files are gone for good. No customer has seen them.',
      done: `${count} deleted.`,
      run: () => callApi('deleteWeaknessDrafts', { weaknesses }),
    },
    withdraw: {
      title: `Withdraw ${count}?`,
      label: 'Withdraw',
      text: 'For their customers, it is as if they had never been there. They cannot be published again.',
      done: `${count} withdrawn.`,
      run: () => callApi('withdrawWeaknesses', { weaknesses }),
    },
  } as const;
  const act = asked && acts[asked];
  return (
    <>
      <EditorBar hint={`${count} chosen.${hintOf(only)}`}>
        <Button variant="quiet" onPress={onDone}>
          Clear selection
        </Button>
        {only === 'draft' && (
          <>
            <Button variant="secondary" onPress={() => setAsked('delete')}>
              Delete
            </Button>
            <Button onPress={() => setAsked('publish')}>Publish</Button>
          </>
        )}
        {only === 'published' && (
          <>
            <Button variant="secondary" onPress={() => setAsked('withdraw')}>
              Withdraw
            </Button>
            <Button onPress={() => setIsSettingStatus(true)}>Change status</Button>
          </>
        )}
      </EditorBar>
      <ConfirmDialog
        title={act?.title ?? ''}
        isOpen={act !== null}
        onOpenChange={() => setAsked(null)}
        confirmLabel={act?.label ?? ''}
        isDanger={asked !== 'publish'}
        onConfirm={async () => {
          const isDone = act !== null && (await save(act.run, act.done));
          setAsked(null);
          if (isDone) onDone();
          else onRefused();
        }}
      >
        {act?.text}
      </ConfirmDialog>
      {isSettingStatus && (
        <ManyStatusDialog
          weaknesses={weaknesses}
          onClose={() => setIsSettingStatus(false)}
          onDone={onDone}
          onRefused={onRefused}
        />
      )}
    </>
  );
}

function hintOf(only: ListedWeakness['state'] | undefined): string {
  if (only === undefined) return ' Choose only drafts, or only published ones.';
  return only === 'withdrawn' ? ' Withdrawn ones cannot be changed.' : '';
}
