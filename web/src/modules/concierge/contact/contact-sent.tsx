import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { itemPath } from '../concierge-path.ts';

type ContactSentProps = {
  readonly helpRequestId: string;
  readonly number: string;
  readonly onClose: () => void;
};

/** Says that the question has arrived, and where the answer will be. */
export function ContactSent({ helpRequestId, number, onClose }: ContactSentProps) {
  const goTo = useGoTo();
  return (
    <Dialog
      title="Your request has arrived"
      size="small"
      isFullScreenOnPhone={false}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button
            variant="secondary"
            onPress={() => {
              onClose();
              goTo(itemPath('requests', helpRequestId));
            }}
          >
            See the request
          </Button>
          <Button onPress={onClose}>Done</Button>
        </>
      }
    >
      <div role="status">
        <div className="mx-auto mb-4 w-full max-w-44">
          <MailSent />
        </div>
        <p className="text-ink-soft">
          Its number is <strong className="font-semibold text-ink">{number}</strong>. We will email you when the answer
          is here, under Help requests.
        </p>
      </div>
    </Dialog>
  );
}
