import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { callKey } from '../../../api/use-call.ts';
import { MarkdownField } from '../../../portal/text-editor/markdown-field.tsx';
import { say } from '../../../portal/texts/say.ts';
import { UnsavedGuard } from '../../../portal/unsaved-guard.tsx';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EditorBar } from '../concierge/editor-bar.tsx';
import { PublicationBadge } from '../concierge/publication-badge.tsx';
import { WriteOrView } from '../concierge/write-or-view.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { AudienceFields } from './audience-fields.tsx';
import { audienceOf, type Message, messageFormOf, missingOf } from './message-form.ts';
import { MessageStateCard } from './message-state-card.tsx';
import { MessageView } from './message-view.tsx';
import { messageEditor as texts } from './messages.texts.ts';
import { ReceiptsCard } from './receipts-card.tsx';

type MessageEditorProps = {
  /** The message to change; null makes a new one. */
  readonly message: Message | null;
  /** Called when the stored one has changed, so that the form begins anew. */
  readonly onStored?: () => Promise<void>;
};

/** What is asked before it goes out: the draft as it was just saved. */
type Publication = { readonly conciergeMessageId: string; readonly version: number; readonly reaches: number };

/** Writes a message to customers, and says who gets it. */
export function MessageEditor({ message, onStored }: MessageEditorProps) {
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const [begun] = useState(() => messageFormOf(message));
  const conciergeMessageId = message?.conciergeMessageId ?? null;
  const { fields: form, change } = useKeptFields(`message:${conciergeMessageId ?? 'new'}`, null, () => begun);
  const [publication, setPublication] = useState<Publication | null>(null);
  const { errors, save } = useSave('listConciergeMessages');
  const conflict = useConflict({
    kind: 'message',
    listed: message && { ...message, version: form.version },
    findNewer: async () =>
      conciergeMessageId === null ? undefined : (await callApi('readConciergeMessage', { conciergeMessageId })).data,
    onTakeOver: (newer) => change(messageFormOf(newer)),
  });
  const missing = missingOf(form);
  const hasChanges = JSON.stringify(form) !== JSON.stringify(begun);
  const isReady = missing === null && !conflict.isOpen;
  const isPublished = message?.state === 'published';

  /** Stores the draft or the change; the state that it has then, or null. */
  const store = async (doneText?: string): Promise<Publication | null> => {
    const audience = audienceOf(form);
    if (audience === null) return null;
    let stored: Publication | null = null;
    await save(
      async () => {
        const input = { conciergeMessageId, version: conflict.version, title: form.title, body: form.body, audience };
        stored = (await callApi('saveConciergeMessage', input)).data;
      },
      doneText,
      conflict.tell,
    );
    return stored;
  };
  const leave = async (id: string) => {
    await queryClient.invalidateQueries({ queryKey: callKey('listConciergeMessages') });
    if (message === null) goTo(`/console/concierge-messages/${id}`, { replace: true, asksNothing: true });
    else await onStored?.();
  };
  const saveOnly = async () => {
    const stored = await store(isPublished ? say(texts.theChangeIsSaved) : say(texts.theDraftIsSaved));
    if (stored) await leave(stored.conciergeMessageId);
  };
  const askToPublish = async () => {
    if (message !== null && !hasChanges) return setPublication({ ...message });
    const stored = await store();
    if (stored) setPublication(stored);
  };
  const publish = async ({ reaches, ...chosen }: Publication) => {
    const input = { conciergeMessageId: chosen.conciergeMessageId, version: chosen.version };
    const done = say(texts.theMessageIsOn, { count: reaches });
    await save(() => callApi('publishConciergeMessage', input), done);
    setPublication(null);
    await leave(chosen.conciergeMessageId);
  };

  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href="/console/concierge-messages">
            {say(texts.allMessages)}
          </TextLink>
        }
        title={message === null ? say(texts.newMessage) : message.title}
        description={message && <PublicationBadge state={message.state} />}
      />
      {conflict.banner && <div className="mb-5">{conflict.banner}</div>}
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <WriteOrView
            fields={
              <>
                <TextField
                  label={say(texts.title)}
                  value={form.title}
                  onChange={(title) => change({ title })}
                  maxLength={150}
                  isRequired
                  autoComplete="off"
                  errorMessage={errors.title}
                />
                <MarkdownField
                  label={say(texts.text)}
                  value={form.body}
                  onChange={(body) => change({ body })}
                  description={say(texts.description)}
                  errorMessage={errors.body}
                />
              </>
            }
            view={() => <MessageView title={form.title} body={form.body} publishedAt={message?.publishedAt ?? null} />}
          />
          {isPublished && <ReceiptsCard conciergeMessageId={message.conciergeMessageId} />}
        </div>
        <div className="flex flex-col gap-6">
          {!isPublished && (
            <Card>
              <AudienceFields form={form} onChange={change} errorMessage={errors.audience ?? errors['audience.ids']} />
            </Card>
          )}
          {message !== null && onStored && (
            <MessageStateCard message={message} hasChanges={hasChanges} onChanged={onStored} />
          )}
        </div>
      </div>
      {(!isPublished || hasChanges) && (
        <EditorBar
          hint={missing === null ? hasChanges && say(texts.notSavedYet) : say(texts.stillMissingMissing, { missing })}
        >
          <Button
            variant={isPublished ? 'primary' : 'secondary'}
            isDisabled={!isReady || !hasChanges}
            onPress={saveOnly}
          >
            {isPublished ? say(texts.saveChanges) : say(texts.saveDraft)}
          </Button>
          {!isPublished && (
            <Button isDisabled={!isReady} onPress={askToPublish}>
              {say(texts.publish)}
            </Button>
          )}
        </EditorBar>
      )}
      <ConfirmDialog
        title={say(texts.publishThisMessage)}
        isOpen={publication !== null}
        onOpenChange={async () => {
          if (publication) await leave(publication.conciergeMessageId);
          setPublication(null);
        }}
        confirmLabel={say(texts.publish)}
        onConfirm={() => publication && publish(publication)}
      >
        {publication && publicationWords(publication.reaches)}
      </ConfirmDialog>
      <UnsavedGuard hasChanges={hasChanges} />
    </>
  );
}

const publicationWords = (reaches: number) => say(texts.reaches, { count: reaches });
