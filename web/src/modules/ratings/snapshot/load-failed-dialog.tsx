import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { loadFailedDialog as texts } from './snapshot.texts.ts';

type LoadFailedDialogProps = { readonly onRetry: () => Promise<void>; readonly onClose: () => void };

/** Says that a report could not be had (spec part 2, section 2). */
export function LoadFailedDialog({ onRetry, onClose }: LoadFailedDialogProps) {
  const { supportEmail } = useBrand();
  return (
    <Dialog
      title={say(texts.title)}
      size="small"
      role="alertdialog"
      isFullScreenOnPhone={false}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.close)}
          </Button>
          <Button onPress={onRetry}>{say(texts.tryAgain)}</Button>
        </>
      }
    >
      <p className="text-ink-soft">
        {say.parts(texts.theReportCouldNot, {
          supportEmail,
          link: (words) => (
            <TextLink key="link" href={`mailto:${supportEmail}`}>
              {words}
            </TextLink>
          ),
        })}
      </p>
    </Dialog>
  );
}
