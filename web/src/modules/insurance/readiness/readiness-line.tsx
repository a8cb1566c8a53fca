import { TriangleAlert } from 'lucide-react';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ProofFile } from './proof-file.tsx';
import { places, readinessLine as texts } from './readiness.texts.ts';
import { placeInWords, type ReadinessQuestion, STATES, sourceInWords } from './readiness-words.ts';
import { StateOnSheet } from './state-on-sheet.tsx';

/** One question with how it stands, who says so, and what to do about it. */
export function ReadinessLine({ question }: { readonly question: ReadinessQuestion }) {
  const { formatDate } = useFormatDate();
  const { state, basis, at, contradicted, isStale, statement } = question;
  const { label, tone } = STATES[state];
  // Experts report on a day, which has no hour.
  const day = at === null ? null : basis === 'told' ? formatDay(at, say.locale) : formatDate(at);
  const source = sourceInWords(question, day);
  return (
    <div className="grid gap-x-6 gap-y-2 tablet:grid-cols-[1fr_10rem]">
      <div className="min-w-0">
        <p className="font-medium">{question.question}</p>
        <p className="mt-1 whitespace-pre-line text-ink-soft">{question.text}</p>
        {contradicted !== null && (
          <Warning>
            {say(texts.contradicted, {
              answer: say(STATES[contradicted.value].label),
              day: formatDate(contradicted.at),
            })}
          </Warning>
        )}
        {isStale && <Warning>{say(texts.stale)}</Warning>}
        <details className="mt-1.5 text-ink-soft text-sm">
          <summary className="min-h-6 cursor-pointer underline decoration-line underline-offset-4">
            {say(question.proof === null ? texts.why : texts.whyAndProof)}
          </summary>
          <p className="mt-1">{question.why}</p>
          {question.proof !== null && <p className="mt-1">{say(texts.proof, { proof: question.proof })}</p>}
        </details>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <Places question={question} />
          {statement !== null && <StateOnSheet question={question} statement={statement} />}
        </div>
        {question.key !== 'signed-by' && <ProofFile question={question} />}
      </div>
      <div className="order-first flex flex-wrap items-center gap-x-3 gap-y-1 tablet:order-none tablet:flex-col tablet:items-end">
        <Badge tone={tone}>{say(label)}</Badge>
        {source !== '' && <span className="text-ink-soft text-xs tablet:text-end">{source}</span>}
      </div>
    </div>
  );
}

/** The pages that tell more, and where an answer of the assessment is given or changed. */
function Places({ question: { state, question, href, seenHref } }: { readonly question: ReadinessQuestion }) {
  const open = [...new Set([seenHref, state === 'yes' ? null : href])].filter((place) => place !== null);
  if (open.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {open.map((place) => (
        <TextLink key={place} href={place} aria-label={say(places.about, { action: placeInWords(place), question })}>
          {placeInWords(place)}
        </TextLink>
      ))}
    </p>
  );
}

function Warning({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className="mt-1.5 flex items-start gap-2 text-sm text-warning-ink">
      <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
