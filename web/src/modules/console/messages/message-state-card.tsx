import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useSave } from '../use-save.ts';
import { audienceWords } from './audience-words.ts';
import type { Message } from './message-form.ts';

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
      ? await save(() => callApi('deleteConciergeMessage', chosen), 'The draft was deleted.')
      : await save(() => callApi('withdrawConciergeMessage', chosen), 'The message was withdrawn.');
    if (isDone && isDraft) return goTo('/console/concierge-messages', { replace: true, asksNothing: true });
    setIsEnding(false);
    await onChanged();
  };
  return (
    <Card
      title={isDraft ? 'Draft' : 'Published'}
      description={
        isDraft
          ? `Written by ${message.createdBy}. No one sees it yet.`
          : `On ${publishedAt === null ? '–' : formatDate(publishedAt)}, for: ${audienceWords(message.audience)}`
      }
    >
      {!isDraft && (
        <p className="mb-4 text-sm">
          <strong className="font-semibold text-2xl">{message.readBy}</strong>
          {` of ${message.delivered} ${message.delivered === 1 ? 'customer has' : 'customers have'} read it.`}
        </p>
      )}
      <Button variant="secondary" isFullWidth isDisabled={!isDraft && hasChanges} onPress={() => setIsEnding(true)}>
        {isDraft ? 'Delete draft' : 'Withdraw'}
      </Button>
      {!isDraft && hasChanges && <p className="mt-2 text-ink-soft text-sm">Save your changes first.</p>}
      <ConfirmDialog
        title={isDraft ? 'Delete this draft?' : 'Withdraw this message?'}
        isOpen={isEnding}
        onOpenChange={setIsEnding}
        confirmLabel={isDraft ? 'Delete draft' : 'Withdraw'}
        cancelLabel="Keep it"
        isDanger
        onConfirm={end}
      >
        {isDraft
          ? 'Its text is gone for good. No one has seen it.'
          : 'For customers, it is as if it had never been there. It cannot be published again.'}
      </ConfirmDialog>
    </Card>
  );
}
