import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { HandedPoint } from '../handover-types.ts';
import { questionItem as texts } from './list.texts.ts';

type QuestionItemProps = {
  readonly question: HandedPoint['questions'][number];
  readonly canAnswer: boolean;
};

/** A question of the helper with its answer, or a field for one. */
export function QuestionItem({ question, canAnswer }: QuestionItemProps) {
  const { formatDate } = useFormatDate();
  const [answer, setAnswer] = useState('');
  const { questionId, text, askedAt, answer: given, answeredBy } = question;
  const { act, errors, setErrors, isBusy } = useAction(
    () => callApi('answerHandoverQuestion', { questionId, answer }),
    {
      done: say(texts.theAnswerWasSent),
      refreshes: ['handovers'],
      failed: { otherwise: say(texts.theAnswerCouldNot) },
    },
  );
  const send = () => (answer.trim() === '' ? setErrors({ answer: say(texts.pleaseWriteAnAnswer) }) : act());
  return (
    <div className="mt-3 rounded-box bg-sunken p-4">
      <p className="text-ink-soft text-sm">{say(texts.askedOn, { day: formatDate(askedAt) })}</p>
      <p className="whitespace-pre-line">{text}</p>
      {given !== null && (
        <>
          <p className="mt-2 text-ink-soft text-sm">{say(texts.answeredBy, { name: answeredBy ?? '' })}</p>
          <p className="whitespace-pre-line">{given}</p>
        </>
      )}
      {given === null && canAnswer && (
        <div className="mt-3 flex flex-col items-start gap-3">
          <TextArea
            label={say(texts.yourAnswer)}
            rows={2}
            maxLength={2000}
            value={answer}
            onChange={setAnswer}
            errorMessage={errors.answer}
          />
          <Button size="small" isBusy={isBusy} onPress={send}>
            {say(texts.sendTheAnswer)}
          </Button>
        </div>
      )}
    </div>
  );
}
