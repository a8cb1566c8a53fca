import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { SAVE_DELAY_MS } from '../answers/answer-queue.ts';
import type { AnswersInHand } from '../answers/use-answers.ts';
import { SAVING_FAILED } from '../saving-failed.ts';

/** Takes all answers away, once it is confirmed. */
export function StartOver({ answers }: { readonly answers: AnswersInHand }) {
  const [isOpen, setIsOpen] = useState(false);
  const { act: remove } = useAction(
    async () => {
      await Promise.all([answers.settle(), new Promise((resolve) => setTimeout(resolve, SAVE_DELAY_MS))]);
      const { data } = await callApi('removeAssessment', { data: { all: true } });
      setIsOpen(false);
      answers.takeOver(data);
    },
    { failed: { always: SAVING_FAILED } },
  );
  return (
    <div>
      <Button variant="quiet" onPress={() => setIsOpen(true)}>
        Start over
      </Button>
      <ConfirmDialog
        title="Remove all answers?"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        confirmLabel="Remove all answers"
        cancelLabel="Keep them"
        isDanger
        onConfirm={() => remove()}
      >
        All of your company’s answers and notes are removed for everyone. To change individual answers, open their
        questions instead.
      </ConfirmDialog>
    </div>
  );
}
