import { useCallQuery } from '../../../api/use-call.ts';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import type { WorkingCopy } from '../document/use-working-copy.ts';
import { ComparedRows } from '../history/compared-rows.tsx';
import type { Policy } from '../policy-types.ts';

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
  const who = theirs?.savedBy ?? 'Someone else';

  const copyMine = async () => {
    const rows = compared.data?.data ?? [];
    const mine = rows.flatMap(({ right }) => (right === null ? [] : [right.map(({ text }) => text).join('')]));
    await copyText(mine.join('\n\n'), 'Your text is copied.');
  };

  return (
    <Dialog
      title={`${who} saved this policy in the meantime`}
      size="large"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <span className="me-auto">
            <Button variant="quiet" isDisabled={!compared.data} onPress={copyMine}>
              Copy my text
            </Button>
          </span>
          <Button variant="secondary" isDisabled={!theirs} onPress={() => theirs && onTakeTheirs(theirs)}>
            Use theirs
          </Button>
          <Button isDisabled={!theirs} onPress={() => onKeepMine(theirs?.saved ?? null)}>
            Keep mine
          </Button>
        </>
      }
    >
      <p className="mb-5 text-ink-soft">
        Nothing is lost yet. Their text is on the left, yours on the right; the differences are marked. If you close
        this, your text stays on the page. If you keep yours, their draft can still be read in the history.
      </p>
      {compared.data ? (
        <ComparedRows rows={compared.data.data} left={`Saved by ${who}`} right="Yours, not saved" isShort />
      ) : (
        <SkeletonGroup label="Comparing the texts">
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
