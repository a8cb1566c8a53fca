import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { SAVE_DELAY_MS } from '../answers/answer-queue.ts';
import type { AnswersInHand } from '../answers/use-answers.ts';
import { SAVING_FAILED } from '../saving-failed.ts';
import { startOver as texts } from './start.texts.ts';

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
    { failed: { always: say(SAVING_FAILED) } },
  );
  return (
    <div>
      <Button variant="quiet" onPress={() => setIsOpen(true)}>
        {say(texts.startOver)}
      </Button>
      <ConfirmDialog
        title={say(texts.title)}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        confirmLabel={say(texts.removeAllAnswers)}
        cancelLabel={say(texts.keepThem)}
        isDanger
        onConfirm={() => remove()}
      >
        {say(texts.allOfYourCompanys)}
      </ConfirmDialog>
    </div>
  );
}
