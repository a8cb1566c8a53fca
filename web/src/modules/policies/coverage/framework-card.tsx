import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { say } from '../../../portal/texts/say.ts';
import { CountBar } from '../../../ui/states/count-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { bar, frameworkCard as texts } from './coverage.texts.ts';
import { type Clauses, type Framework, isOpen } from './coverage-words.tsx';
import { RequirementLine } from './requirement-line.tsx';

type FrameworkCardProps = {
  readonly framework: Framework;
  readonly clauses: Clauses;
  /** Shows what is not covered alone. */
  readonly onlyOpen: boolean;
};

/** A framework as a bar with figures, which opens into its requirements. */
export function FrameworkCard({ framework, clauses, onlyOpen }: FrameworkCardProps) {
  const [isShown, setShown] = useState(false);
  const { name, counts } = framework;
  return (
    <details
      className="group rounded-box border border-line bg-surface shadow-raised"
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-start gap-3 px-5 py-4 tablet:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="font-semibold text-lg">{name}</h3>
            <span className="text-ink-soft text-sm tabular-nums">
              {say(texts.covered, { covered: counts.evidenced + counts.written, total: counts.total })}
            </span>
          </span>
          <CountBar
            label={say(bar.label, { framework: name })}
            emptyText={say(bar.nothing)}
            parts={[
              { label: say(bar.evidenced), value: counts.evidenced, tone: 'success' },
              { label: say(bar.written), value: counts.written, tone: 'accent' },
              { label: say(bar.missing), value: counts.drafted + counts.none, tone: 'neutral' },
            ]}
          />
        </span>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="mt-1 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {isShown && <Requirements framework={framework} clauses={clauses} onlyOpen={onlyOpen} />}
    </details>
  );
}

function Requirements({ framework: { id, name, source, groups }, clauses, onlyOpen }: FrameworkCardProps) {
  const shown = groups
    .map((group) => ({ ...group, requirements: group.requirements.filter((one) => !onlyOpen || isOpen(one)) }))
    .filter(({ requirements }) => requirements.length > 0);
  return (
    <div className="border-line border-t px-5 pt-4 pb-2 tablet:px-6">
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextLink
          href={callAddress('downloadCoverageCsv', { framework: id })}
          target="_blank"
          aria-label={say(texts.csvOf, { framework: name })}
        >
          {say(texts.csv)}
        </TextLink>
        {source !== null && (
          <TextLink href={source} target="_blank" rel="noreferrer">
            {say(texts.source)}
          </TextLink>
        )}
      </p>
      {shown.length === 0 && <p className="py-4 text-ink-soft">{say(texts.allCovered)}</p>}
      {shown.map((group) => (
        <section key={group.id} className="mt-5" aria-label={group.name}>
          <h4 className="font-semibold">{group.name}</h4>
          <ul className="divide-y divide-line">
            {group.requirements.map((requirement) => (
              <RequirementLine
                key={requirement.id}
                requirement={requirement}
                clauses={clauses}
                hasNumber={id !== 'insurance' && id !== 'cyberEssentials'}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
