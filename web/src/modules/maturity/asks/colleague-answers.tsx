import { Hourglass, MessageCircleReply } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import type { AnswersInHand } from '../answers/use-answers.ts';
import type { ColleagueAsk, MaturityElement, MaturitySet } from '../maturity-types.ts';
import { colleagueAnswers as texts } from './asks.texts.ts';
import { useAskActions } from './use-ask-actions.ts';

type ColleagueAnswersProps = {
  readonly set: MaturitySet;
  readonly element: MaturityElement;
  readonly answers: AnswersInHand;
};

/** Who was asked about this question, and what they answered, to be taken with one press. */
export function ColleagueAnswers({ set, element, answers }: ColleagueAnswersProps) {
  const { elementPath } = element;
  const asks = answers.assessment.asks.filter((ask) => ask.elementPath === elementPath);
  const { take, revoke } = useAskActions(set, answers);
  if (asks.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {asks.map((ask) => (
        <li key={ask.askId} className="rounded-box border border-accent-line bg-accent-softer p-4">
          {ask.answer === null ? (
            <Waiting ask={ask} onRevoke={() => revoke(ask)} />
          ) : (
            <Answered ask={ask} element={element} onTake={() => take(ask)} onRevoke={() => revoke(ask)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Waiting({ ask, onRevoke }: { readonly ask: ColleagueAsk; readonly onRevoke: () => Promise<unknown> }) {
  const { formatDate } = useFormatDate();
  const { name, email, state, askedAt, expiresAt } = ask;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Hourglass aria-hidden="true" size={18} className="shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 basis-60">
        {say.parts(state === 'expired' ? texts.expired : texts.waiting, {
          name,
          email,
          day: formatDate(askedAt),
          until: formatDate(expiresAt),
          strong: (words) => (
            <strong key="strong" className="font-semibold">
              {words}
            </strong>
          ),
          quiet: (words) => (
            <span key="quiet" className="text-ink-soft">
              {words}
            </span>
          ),
        })}
      </p>
      <Button size="small" variant="secondary" onPress={onRevoke}>
        {state === 'expired' ? say(texts.remove) : say(texts.takeTheQuestionBack)}
      </Button>
    </div>
  );
}

type AnsweredProps = {
  readonly ask: ColleagueAsk;
  readonly element: MaturityElement;
  readonly onTake: () => Promise<unknown>;
  readonly onRevoke: () => Promise<unknown>;
};

function Answered({ ask: { name, answer }, element, onTake, onRevoke }: AnsweredProps) {
  if (answer === null) return null;
  const choice = element.answers.find(({ level }) => level === answer.level);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 text-sm">
      <MessageCircleReply aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1 basis-60">
        <p>
          {say.parts(texts.answered, {
            name,
            answer: answer.dontKnow
              ? say(texts.iDontKnow)
              : say(texts.choice, { level: answer.level, title: choice?.title ?? '' }),
            strong: (words) => (
              <strong key="strong" className="font-semibold">
                {words}
              </strong>
            ),
          })}
        </p>
        {answer.note !== '' && (
          <p className="mt-1 whitespace-pre-line text-ink-soft">{say(texts.quoted, { note: answer.note })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onPress={onRevoke}>
          {say(texts.setAside)}
        </Button>
        <Button size="small" onPress={onTake}>
          {say(texts.useThisAnswer)}
        </Button>
      </div>
    </div>
  );
}
