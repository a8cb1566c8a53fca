import type { CallOutput } from '../../../api/calls.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Tone } from '../../../ui/tone.ts';

type Topic = CallOutput<'getScore'>['data']['topics'][number];
type TopicFact = Topic['facts'][number];

const VALUES: Readonly<Record<TopicFact['value'], { readonly label: string; readonly tone: Tone }>> = {
  yes: { label: 'Yes', tone: 'success' },
  partly: { label: 'In part', tone: 'warning' },
  no: { label: 'Not yet', tone: 'danger' },
  unknown: { label: 'Not known', tone: 'neutral' },
  'not-applicable': { label: 'Does not apply', tone: 'neutral' },
};

/** A subject of the score with its questions, what each brings, and where to answer it. */
export function ScoreTopicCard({ topic: { name, why, points, of, facts } }: { readonly topic: Topic }) {
  return (
    <Card title={name} description={why}>
      <ProgressBar
        label="Points"
        value={of === 0 ? 0 : (points / of) * 100}
        valueLabel={`${inPoints(points)} of ${inPoints(of)}`}
      />
      <details className="mt-4">
        <summary className="cursor-pointer font-medium text-accent-ink">
          {facts.length} {facts.length === 1 ? 'question' : 'questions'}
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
          <TextLink isStandalone href={href} aria-label={`Go there: ${question}`}>
            Go there
          </TextLink>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 tablet:flex-col tablet:items-end">
        <Badge tone={tone}>{isStale ? `${label}, please confirm` : label}</Badge>
        <span className="text-ink-soft text-sm tabular-nums">
          {inPoints(points)} of {inPoints(of)}
        </span>
      </div>
    </li>
  );
}

const inPoints = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;
