import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useSave } from '../use-save.ts';
import { audienceWords } from './audience-words.ts';
import type { Message } from './message-form.ts';
import { messageStateCard as texts } from './messages.texts.ts';

type MessageStateCardProps = {
  readonly message: Message;
  /** What is typed and not saved would be lost by these changes. */
  readonly hasChanges: boolean;
  readonly onChanged: () => Promise<void>;
};

/** How far a message has got, and the way to end it. */
export function MessageStateCard({ message, hasChanges, onChanged }: MessageStateCardProps) {
  const { conciergeMessageId, version, publishedAt } = message;
  const isDraft = message.state === 'draft';
  const { formatDate } = useFormatDate();
  const goTo = useGoTo();
  const { save } = useSave('listConciergeMessages');
  const [isEnding, setIsEnding] = useState(false);
  const end = async () => {
    const chosen = { conciergeMessageId, version };
    const isDone = isDraft
      ? await save(() => callApi('deleteConciergeMessage', chosen), say(texts.theDraftWasDeleted))
      : await save(() => callApi('withdrawConciergeMessage', chosen), say(texts.theMessageWasWithdrawn));
    if (isDone && isDraft) return goTo('/console/concierge-messages', { replace: true, asksNothing: true });
    setIsEnding(false);
    await onChanged();
  };
  return (
    <Card
      title={isDraft ? say(texts.draft) : say(texts.published)}
      description={
        isDraft
          ? say(texts.writtenByCreatedByNo, { createdBy: message.createdBy })
          : say(texts.onFor, {
              date: publishedAt === null ? '–' : formatDate(publishedAt),
              audience: audienceWords(message.audience),
            })
      }
    >
      {!isDraft && (
        <p className="mb-4 text-sm">
          {say.parts(texts.haveRead, {
            readBy: message.readBy,
            delivered: message.delivered,
            big: (words) => (
              <strong key="big" className="font-semibold text-2xl">
                {words}
              </strong>
            ),
          })}
        </p>
      )}
      <Button variant="secondary" isFullWidth isDisabled={!isDraft && hasChanges} onPress={() => setIsEnding(true)}>
        {isDraft ? say(texts.deleteDraft) : say(texts.withdraw)}
      </Button>
      {!isDraft && hasChanges && <p className="mt-2 text-ink-soft text-sm">{say(texts.saveYourChangesFirst)}</p>}
      <ConfirmDialog
        title={isDraft ? say(texts.deleteThisDraft) : say(texts.withdrawThisMessage)}
        isOpen={isEnding}
        onOpenChange={setIsEnding}
        confirmLabel={isDraft ? say(texts.deleteDraft) : say(texts.withdraw)}
        cancelLabel={say(texts.keepIt)}
        isDanger
        onConfirm={end}
      >
        {isDraft ? say(texts.itsTextIsGone) : say(texts.forCustomersItIs)}
      </ConfirmDialog>
    </Card>
  );
}
