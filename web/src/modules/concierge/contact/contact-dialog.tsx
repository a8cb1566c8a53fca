import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { contactDialog as texts } from './contact.texts.ts';
import '../../../api/later-calls.ts';
import { useMemo, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import type { HelpTopic } from '../../../portal/support/contact-concierge.ts';
import { CONTACT_FORM, type KeptContact } from '../../../portal/support/contact-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useUnsavedChanges } from '../../../ui/use-unsaved-changes.ts';
import { useRefreshLists } from '../use-concierge-calls.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { ContactSent } from './contact-sent.tsx';
import { ContactTopic } from './contact-topic.tsx';
import { OtherWays } from './other-ways.tsx';
import { sendFailure } from './send-failure.ts';
import { useAttachments } from './use-attachments.ts';

const LONGEST_SUBJECT = 150;
const LONGEST_TEXT = 10_000;

type ContactDialogProps = { readonly about: HelpTopic; readonly onClose: () => void };

/** The global "contact cyber concierge" dialog (spec part 1, section 2): asks for help with whatever was on the page. */
export default function ContactDialog({ about, onClose }: ContactDialogProps) {
  const { supportEmail } = useBrand();
  const kept = useKeptForm<KeptContact>(CONTACT_FORM);
  const [subject, setSubject] = useState(kept?.subject ?? (about.label ?? '').slice(0, LONGEST_SUBJECT));
  const [text, setText] = useState(kept?.text ?? '');
  const attachments = useAttachments(kept?.files ?? []);
  const [sent, setSent] = useState<{ readonly helpRequestId: string; readonly number: string } | null>(null);
  const refreshLists = useRefreshLists();
  const { files } = attachments;
  const isTyped = sent === null && (text.trim() !== '' || files.length > 0);
  const unsaved = useUnsavedChanges(isTyped);
  useKeepForm(
    CONTACT_FORM,
    useMemo(
      () => (isTyped ? ({ about, subject, text, files } satisfies KeptContact) : null),
      [isTyped, about, subject, text, files],
    ),
  );

  const { act, errors, setErrors } = useAction(
    async () => {
      const { kind, id } = about;
      const { data } = await callApi('openHelpRequest', {
        subject,
        text,
        about: { kind, ...(id === undefined ? {} : { id }) },
        fileIds: files.map(({ fileId }) => fileId),
      });
      refreshLists('helpRequests');
      setSent(data);
    },
    sendFailure(attachments, supportEmail),
  );
  const send = async () => {
    const missing = {
      ...(subject.trim() === '' ? { subject: say(texts.pleaseEnterASubject) } : {}),
      ...(text.trim() === '' ? { text: say(texts.pleaseWriteWhatYou) } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) await act();
  };

  if (sent !== null) return <ContactSent {...sent} onClose={onClose} />;
  const shut = async () => {
    if (await unsaved.canLeave()) onClose();
  };
  return (
    <>
      <Dialog
        title={say(texts.title)}
        isOpen
        onOpenChange={onClose}
        canClose={unsaved.canLeave}
        footer={
          <>
            <Button variant="secondary" onPress={() => void shut()}>
              {say(texts.cancel)}
            </Button>
            <Button isDisabled={attachments.isUploading} busyLabel={say(texts.sending)} onPress={send}>
              {say(texts.send)}
            </Button>
          </>
        }
      >
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <ContactTopic about={about} />
          <TextField
            label={say(texts.subject)}
            value={subject}
            maxLength={LONGEST_SUBJECT}
            autoComplete="off"
            errorMessage={errors.subject}
            onChange={setSubject}
          />
          <TextArea
            label={say(texts.whatDoYouNeed)}
            description={say(texts.description)}
            value={text}
            maxLength={LONGEST_TEXT}
            errorMessage={errors.text}
            onChange={setText}
          />
          <AttachmentsField attachments={attachments} />
          <OtherWays />
        </form>
      </Dialog>
      <ConfirmDialog
        title={say(texts.leaveWithoutSending)}
        isOpen={unsaved.isAsking}
        onOpenChange={(isOpen) => {
          if (!isOpen) unsaved.answer(false);
        }}
        confirmLabel={say(texts.leave)}
        cancelLabel={say(texts.stay)}
        isDanger
        onConfirm={() => unsaved.answer(true)}
      >
        {say(texts.whatYouWroteHas)}
      </ConfirmDialog>
    </>
  );
}
