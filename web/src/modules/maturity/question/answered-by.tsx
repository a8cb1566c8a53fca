import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import type { GivenAnswer } from '../maturity-types.ts';
import { answeredBy as texts } from './question.texts.ts';

/** Who has answered and when; and that the question was another one then. */
export function AnsweredBy({ given: { answeredBy, answeredAt, isOutdated } }: { readonly given: GivenAnswer }) {
  const { formatDate } = useFormatDate();
  return (
    <p className="text-ink-soft text-sm">
      {say(texts.answeredBy, { name: answeredBy, day: formatDate(answeredAt) })}
      {isOutdated && <strong className="font-semibold text-warning-ink"> {say(texts.theQuestionHasChanged)}</strong>}
    </p>
  );
}
