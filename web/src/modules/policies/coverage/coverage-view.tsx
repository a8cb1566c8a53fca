import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { say } from '../../../portal/texts/say.ts';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { POLICIES_PATH } from '../policy-path.ts';
import type { Coverage } from '../policy-types.ts';
import { AnswerCard } from './answer-card.tsx';
import { coverageView as texts } from './coverage.texts.ts';
import { FrameworkCard } from './framework-card.tsx';

/** The answer sheet, and each framework with what is covered and what is not. */
export function CoverageView({ coverage }: { readonly coverage: Coverage }) {
  const [shown, setShown] = useState<'all' | 'open'>('all');
  const clauses = new Map(coverage.clauses.map((clause) => [clause.id, clause]));
  if (coverage.approved === 0)
    return (
      <EmptyState
        title={say(texts.emptyTitle)}
        action={<LinkButton href={POLICIES_PATH}>{say(texts.toPolicies)}</LinkButton>}
      >
        {say(texts.empty)}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-10">
      <AnswerCard answers={coverage.answers} clauses={clauses} />
      <section aria-labelledby="frameworks">
        <h2 id="frameworks" className="font-semibold text-2xl tracking-tight">
          {say(texts.frameworks)}
        </h2>
        <p className="mt-1.5 max-w-3xl text-ink-soft">{say(texts.frameworksHint)}</p>
        <div className="my-5 flex flex-wrap items-center justify-between gap-4">
          <SegmentedChoice
            label={say(texts.show)}
            isLabelHidden
            value={shown}
            onChange={setShown}
            options={[
              { id: 'all', label: say(texts.all) },
              { id: 'open', label: say(texts.open) },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <LinkButton
              variant="secondary"
              href={callAddress('downloadCoverageCsv', { framework: 'all' })}
              target="_blank"
            >
              {say(texts.downloadAll)}
            </LinkButton>
            <LinkButton variant="secondary" href={callAddress('downloadCoverageOscal', {})} target="_blank">
              {say(texts.oscal)}
            </LinkButton>
          </div>
        </div>
        <div className="flex flex-col gap-4">
          {coverage.frameworks.map((framework) => (
            <FrameworkCard key={framework.id} framework={framework} clauses={clauses} onlyOpen={shown === 'open'} />
          ))}
        </div>
      </section>
    </div>
  );
}
