import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { placeInWords, type Readiness, type ReadinessQuestion, STATES } from './readiness-words.ts';

/** The questions of one topic, each with its answer and where it comes from. */
export function ReadinessTopic({ topic: { title, questions } }: { readonly topic: Readiness['topics'][number] }) {
  return (
    <Card title={title} headingLevel={3}>
      <ul className="flex flex-col divide-y divide-line">
        {questions.map((question) => (
          <li key={question.key} className="py-4 first:pt-0 last:pb-0">
            <Question question={question} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Question({ question }: { readonly question: ReadinessQuestion }) {
  const { formatDate } = useFormatDate();
  const { state, basis, statedAt, href } = question;
  const { label, tone } = STATES[state];
  return (
    <div className="grid gap-x-6 gap-y-2 tablet:grid-cols-[1fr_9.5rem]">
      <div className="min-w-0">
        <p className="font-medium">{question.question}</p>
        <p className="mt-1 text-ink-soft">{question.text}</p>
        <p className="mt-1 text-ink-soft text-sm">Why insurers ask: {question.why}</p>
        {href !== null && state !== 'yes' && (
          <p className="mt-1.5 text-sm">
            <TextLink href={href}>
              {placeInWords(href)}
              <span className="sr-only">: {question.question}</span>
            </TextLink>
          </p>
        )}
      </div>
      <div className="order-first flex flex-wrap items-center gap-x-3 gap-y-1 tablet:order-none tablet:flex-col tablet:items-end">
        <Badge tone={tone}>{label}</Badge>
        {basis === 'seen' && <span className="text-ink-soft text-xs">Seen by the portal</span>}
        {basis === 'stated' && (
          <span className="text-ink-soft text-xs">Stated{statedAt === null ? '' : ` on ${formatDate(statedAt)}`}</span>
        )}
      </div>
    </div>
  );
}
