import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { itemPath } from '../concierge-path.ts';
import { contactSent as texts } from './contact.texts.ts';

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
      title={say(texts.title)}
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
            {say(texts.seeTheRequest)}
          </Button>
          <Button onPress={onClose}>{say(texts.done)}</Button>
        </>
      }
    >
      <div role="status">
        <div className="mx-auto mb-4 w-full max-w-44">
          <MailSent />
        </div>
        <p className="text-ink-soft">
          {say.parts(texts.itsNumber, {
            number,
            strong: (words) => (
              <strong key="strong" className="font-semibold text-ink">
                {words}
              </strong>
            ),
          })}
        </p>
      </div>
    </Dialog>
  );
}
