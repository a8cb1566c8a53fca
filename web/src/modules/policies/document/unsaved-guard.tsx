import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** Asks before changes that are not saved get lost, by a link, by Back, or by closing the tab; views of one policy keep them. */
export function UnsavedGuard({ hasChanges }: { readonly hasChanges: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title="Leave without saving?"
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.();
      }}
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDanger
      onConfirm={() => proceed?.()}
    >
      What you changed in this policy has not been saved.
    </ConfirmDialog>
  );
}
