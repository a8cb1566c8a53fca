import { useCallQuery } from '../../../api/use-call.ts';
import { ComparedRows } from '../../../portal/compared/compared-rows.tsx';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import type { WorkingCopy } from '../document/use-working-copy.ts';
import type { Policy } from '../policy-types.ts';
import { conflictDialog as texts } from './dialogs.texts.ts';

type ConflictDialogProps = {
  readonly working: WorkingCopy;
  /** Saves over what the other one saved at that time. */
  readonly onKeepMine: (over: string | null) => Promise<unknown>;
  readonly onTakeTheirs: (theirs: Policy) => unknown;
  readonly onClose: () => void;
};

/** Somebody saved the same policy in the meantime: both texts beside each other, and which one is to stay. */
export function ConflictDialog({ working, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const { policy } = working;
  const newest = useCallQuery('policyLoad', { policyType: policy.id, version: null }, { staleTime: 0 });
  const theirs = newest.data?.data;
  const compared = useCallQuery(
    'policyCompare',
    {
      policyType: policy.id,
      from: theirs?.version ?? policy.version,
      to: 'working',
      working: { customValues: working.values, customPolicy: working.text },
    },
    { enabled: theirs !== undefined && newest.fetchStatus === 'idle', gcTime: 0, staleTime: 0 },
  );
  const name = theirs?.savedBy ?? null;

  const copyMine = async () => {
    const rows = compared.data?.data ?? [];
    const mine = rows.flatMap(({ right }) => (right === null ? [] : [right.map(({ text }) => text).join('')]));
    await copyText(mine.join('\n\n'), say(texts.copied));
  };

  return (
    <Dialog
      title={name === null ? say(texts.titleSomeone) : say(texts.title, { name })}
      size="large"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <span className="me-auto">
            <Button variant="quiet" isDisabled={!compared.data} onPress={copyMine}>
              {say(texts.copyMyText)}
            </Button>
          </span>
          <Button variant="secondary" isDisabled={!theirs} onPress={() => theirs && onTakeTheirs(theirs)}>
            {say(texts.useTheirs)}
          </Button>
          <Button isDisabled={!theirs} onPress={() => onKeepMine(theirs?.saved ?? null)}>
            {say(texts.keepMine)}
          </Button>
        </>
      }
    >
      <p className="mb-5 text-ink-soft">{say(texts.hint)}</p>
      {compared.data ? (
        <ComparedRows
          rows={compared.data.data}
          left={name === null ? say(texts.savedBySomeone) : say(texts.savedBy, { name })}
          right={say(texts.yours)}
          isShort
        />
      ) : (
        <SkeletonGroup label={say(texts.comparingTheTexts)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
