import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { HandedPoint } from '../handover-types.ts';
import { pointItem as texts } from './list.texts.ts';
import { QuestionItem } from './question-item.tsx';
import { pointWords } from './state-words.ts';

/** One thing that was handed over, with its questions; the firm confirms what no look can tell. */
export function PointItem({ point }: { readonly point: HandedPoint }) {
  const { formatDateTime } = useFormatDate();
  const { isServiceSession } = useSessionState();
  const { pointId, title, href, questions, canConfirm } = point;
  const { act: confirm, isBusy } = useAction(() => callApi('confirmHandoverPoint', { pointId }), {
    done: say(texts.itIsConfirmed),
    refreshes: ['handovers', 'maturityReport', 'getModuleActivity'],
    failed: { otherwise: say(texts.thisCouldNotBe) },
  });
  return (
    <li className="py-3 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p>{href === null ? title : <TextLink href={href}>{title}</TextLink>}</p>
          <p className="text-ink-soft text-sm">{pointWords(point, formatDateTime)}</p>
        </div>
        {canConfirm && !isServiceSession && (
          <Button
            variant="secondary"
            size="small"
            isBusy={isBusy}
            aria-label={say(texts.confirmLabel, { title })}
            onPress={() => confirm()}
          >
            {say(texts.confirm)}
          </Button>
        )}
      </div>
      {questions.map((question) => (
        <QuestionItem key={question.questionId} question={question} canAnswer={!isServiceSession} />
      ))}
    </li>
  );
}
