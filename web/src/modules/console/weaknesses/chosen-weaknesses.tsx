import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { EditorBar } from '../concierge/editor-bar.tsx';
import { useSave } from '../use-save.ts';
import { ManyStatusDialog } from './many-status-dialog.tsx';
import { chosenWeaknesses as texts } from './weaknesses.texts.ts';

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
  const count = chosen.length;
  const acts = {
    publish: {
      title: say(texts.publishTitle, { count }),
      label: say(texts.publish),
      text: say(texts.theirCustomersSeeThem),
      done: say(texts.countPublished, { count }),
      run: () => callApi('publishWeaknesses', { weaknesses }),
    },
    delete: {
      title: say(texts.deleteCount, { count }),
      label: say(texts.delete),
      text: say(texts.theseDraftsAndTheir),
      done: say(texts.countDeleted, { count }),
      run: () => callApi('deleteWeaknessDrafts', { weaknesses }),
    },
    withdraw: {
      title: say(texts.withdrawCount, { count }),
      label: say(texts.withdraw),
      text: say(texts.forTheirCustomersIt),
      done: say(texts.countWithdrawn, { count }),
      run: () => callApi('withdrawWeaknesses', { weaknesses }),
    },
  } as const;
  const act = asked && acts[asked];
  return (
    <>
      <EditorBar hint={say(hintOf(only), { count })}>
        <Button variant="quiet" onPress={onDone}>
          {say(texts.clearSelection)}
        </Button>
        {only === 'draft' && (
          <>
            <Button variant="secondary" onPress={() => setAsked('delete')}>
              {say(texts.delete)}
            </Button>
            <Button onPress={() => setAsked('publish')}>{say(texts.publish)}</Button>
          </>
        )}
        {only === 'published' && (
          <>
            <Button variant="secondary" onPress={() => setAsked('withdraw')}>
              {say(texts.withdraw)}
            </Button>
            <Button onPress={() => setIsSettingStatus(true)}>{say(texts.changeStatus)}</Button>
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

function hintOf(only: ListedWeakness['state'] | undefined) {
  if (only === undefined) return texts.mixed;
  return only === 'withdrawn' ? texts.onlyWithdrawn : texts.chosen;
}
