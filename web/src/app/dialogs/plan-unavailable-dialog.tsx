import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useSignOut } from '../session/use-end-session.ts';
import { planUnavailableDialog as texts } from './dialogs.texts.ts';
import { useFallbackSupport } from './use-fallback-support.ts';

type PlanUnavailableDialogProps = { readonly onRetry: () => unknown };

/** Shown in place of everything when the plan or the profile cannot be loaded (spec part 1, section 2). */
export default function PlanUnavailableDialog({ onRetry }: PlanUnavailableDialogProps) {
  const signOut = useSignOut();
  const supportEmail = useFallbackSupport();
  return (
    <Dialog
      title={say(texts.title)}
      role="alertdialog"
      size="small"
      isDismissable={false}
      isFullScreenOnPhone={false}
      isOpen
      onOpenChange={() => undefined}
      footer={
        <>
          <Button variant="secondary" onPress={signOut}>
            {say(texts.signOut)}
          </Button>
          <Button onPress={onRetry}>{say(texts.retry)}</Button>
        </>
      }
    >
      <p className="text-ink-soft">{say(texts.weCouldNotLoad, { supportEmail })}</p>
    </Dialog>
  );
}
