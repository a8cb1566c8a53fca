import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { unsavedGuard as texts } from './portal.texts.ts';
import { say } from './texts/say.ts';

type UnsavedGuardProps = {
  readonly hasChanges: boolean;
  /** Other views at the same path keep the changes, so that going there asks nothing. */
  readonly isKeptOnPath?: boolean;
};

/** Asks before changes that are not saved get lost, by a link, by Back, or by closing the tab. */
export function UnsavedGuard({ hasChanges, isKeptOnPath = false }: UnsavedGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => hasChanges && !(isKeptOnPath && current.pathname === next.pathname),
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title={say(texts.title)}
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.();
      }}
      confirmLabel={say(texts.leave)}
      cancelLabel={say(texts.stay)}
      isDanger
      onConfirm={() => proceed?.()}
    >
      {say(texts.yourChangesHereHave)}
    </ConfirmDialog>
  );
}
