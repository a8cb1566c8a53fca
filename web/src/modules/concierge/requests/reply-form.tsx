import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { UnsavedGuard } from '../../../portal/unsaved-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { AttachedFile } from '../concierge-types.ts';
import { AttachmentsField } from '../contact/attachments-field.tsx';
import { sendFailure } from '../contact/send-failure.ts';
import { useAttachments } from '../contact/use-attachments.ts';
import { replyForm as texts } from './requests.texts.ts';

type ReplyFormProps = {
  readonly helpRequestId: string;
  readonly isClosed: boolean;
  /** Has the history read anew. */
  readonly onSent: () => Promise<unknown>;
};

type KeptReply = { readonly text: string; readonly files: readonly AttachedFile[] };

const LONGEST_TEXT = 10_000;

/** Writes on in a request. */
export function ReplyForm({ helpRequestId, isClosed, onSent }: ReplyFormProps) {
  const { supportEmail } = useBrand();
  const formName = `help-reply-${helpRequestId}`;
  const kept = useKeptForm<KeptReply>(formName);
  const [text, setText] = useState(kept?.text ?? '');
  const attachments = useAttachments(kept?.files ?? []);
  const { files } = attachments;
  const isTyped = text.trim() !== '' || files.length > 0;
  useKeepForm(
    formName,
    useMemo(() => (isTyped ? ({ text, files } satisfies KeptReply) : null), [isTyped, text, files]),
  );

  const { act, errors, setErrors } = useAction(
    async () => {
      await callApi('replyToHelpRequest', { helpRequestId, text, fileIds: files.map(({ fileId }) => fileId) });
      setText('');
      attachments.drop();
    },
    { refreshes: onSent, ...sendFailure(attachments, supportEmail) },
  );
  const send = async () => {
    if (text.trim() === '') setErrors({ text: say(texts.pleaseWriteWhatYou) });
    else await act();
  };

  return (
    <Card title={isClosed ? say(texts.thisRequestIsClosed) : say(texts.continueRequest)}>
      <div className="flex flex-col gap-5">
        {isClosed && <p className="text-ink-soft">{say(texts.notSolvedAfterAll)}</p>}
        <TextArea
          label={say(texts.yourMessage)}
          value={text}
          maxLength={LONGEST_TEXT}
          errorMessage={errors.text}
          onChange={setText}
        />
        <AttachmentsField attachments={attachments} />
        <div>
          <Button
            icon={<Send aria-hidden="true" size={17} />}
            isDisabled={attachments.isUploading}
            busyLabel={say(texts.sending)}
            onPress={send}
          >
            {say(texts.send)}
          </Button>
        </div>
      </div>
      <UnsavedGuard hasChanges={isTyped} />
    </Card>
  );
}
