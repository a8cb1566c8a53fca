import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { scoreTopicCard as texts } from './score.texts.ts';

type Topic = CallOutput<'getScore'>['data']['topics'][number];
type TopicFact = Topic['facts'][number];

const VALUES: Readonly<Record<TopicFact['value'], { readonly label: Phrase; readonly tone: Tone }>> = {
  yes: { label: texts.yes, tone: 'success' },
  partly: { label: texts.inPart, tone: 'warning' },
  no: { label: texts.notYet, tone: 'danger' },
  unknown: { label: texts.notKnown, tone: 'neutral' },
  'not-applicable': { label: texts.doesNotApply, tone: 'neutral' },
};

/** A subject of the score with its questions, what each brings, and where to answer it. */
export function ScoreTopicCard({ topic: { name, why, points, of, facts } }: { readonly topic: Topic }) {
  return (
    <Card title={name} description={why}>
      <ProgressBar
        label={say(texts.points)}
        value={of === 0 ? 0 : (points / of) * 100}
        valueLabel={say(texts.pointsOf, { points, possible: of })}
      />
      <details className="mt-4">
        <summary className="cursor-pointer font-medium text-accent-ink">
          {say(texts.questions, { count: facts.length })}
        </summary>
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {facts.map((fact) => (
            <FactRow key={fact.key} fact={fact} />
          ))}
        </ul>
      </details>
    </Card>
  );
}

function FactRow({ fact }: { readonly fact: TopicFact }) {
  const { question, value, isStale, text, points, of, href } = fact;
  const { label, tone } = VALUES[value];
  return (
    <li className="grid gap-x-6 gap-y-1.5 py-3 tablet:grid-cols-[1fr_9rem]">
      <div className="min-w-0">
        <p className="font-medium">{question}</p>
        <p className="mt-0.5 whitespace-pre-line text-ink-soft text-sm">{text}</p>
        {href !== null && value !== 'yes' && (
          <TextLink isStandalone href={href} aria-label={say(texts.goThereLabel, { question })}>
            {say(texts.goThere)}
          </TextLink>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 tablet:flex-col tablet:items-end">
        <Badge tone={tone}>{isStale ? say(texts.pleaseConfirm, { label: say(label) }) : say(label)}</Badge>
        <span className="text-ink-soft text-sm tabular-nums">{say(texts.pointsOf, { points, possible: of })}</span>
      </div>
    </li>
  );
}
