import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import type { GivenAnswer } from '../maturity-types.ts';

/** Who has answered and when; and that the question was another one then. */
export function AnsweredBy({ given: { answeredBy, answeredAt, isOutdated } }: { readonly given: GivenAnswer }) {
  const { formatDate } = useFormatDate();
  return (
    <p className="text-ink-soft text-sm">
      Answered by {answeredBy} on {formatDate(answeredAt)}.
      {isOutdated && (
        <strong className="font-semibold text-warning-ink">
          {' '}
          The question has changed since you answered. Please check whether your answer still fits.
        </strong>
      )}
    </p>
  );
}
