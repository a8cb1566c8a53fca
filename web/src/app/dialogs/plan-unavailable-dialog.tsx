import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useSignOut } from '../session/use-end-session.ts';
import { useFallbackSupport } from './use-fallback-support.ts';

type PlanUnavailableDialogProps = { readonly onRetry: () => unknown };

/** Shown in place of everything when the plan or the profile cannot be loaded (spec part 1, section 2). */
export default function PlanUnavailableDialog({ onRetry }: PlanUnavailableDialogProps) {
  const signOut = useSignOut();
  const supportEmail = useFallbackSupport();
  return (
    <Dialog
      title="Something Went Wrong"
      role="alertdialog"
      size="small"
      isDismissable={false}
      isFullScreenOnPhone={false}
      isOpen
      onOpenChange={() => undefined}
      footer={
        <>
          <Button variant="secondary" onPress={signOut}>
            Sign Out
          </Button>
          <Button onPress={onRetry}>Retry</Button>
        </>
      }
    >
      <p className="text-ink-soft">
        We could not load your details. Try again. If this problem persists, contact {supportEmail}
      </p>
    </Dialog>
  );
}
