import { Clock, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { policyPath } from '../policy-path.ts';
import type { LibraryRow } from '../policy-types.ts';
import { recommendedCards as texts } from './list.texts.ts';

const FIRST = 3;

type RecommendedCardsProps = {
  readonly policies: readonly LibraryRow[];
  /** The firm has none yet. */
  readonly isStart: boolean;
};

/** What the firm should have first, by its goals and industry. */
export function RecommendedCards({ policies, isStart }: RecommendedCardsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? policies : policies.slice(0, FIRST);
  return (
    <section aria-labelledby="recommended">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="recommended" className="font-semibold text-xl tracking-tight">
            {isStart ? say(texts.recommendedFirst) : say(texts.recommendedNext)}
          </h2>
          <p className="text-ink-soft text-sm">{say(texts.chosenForYou)}</p>
        </div>
        {policies.length > FIRST && (
          <Button variant="quiet" size="small" aria-expanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? say(texts.showFewer) : say(texts.showAll, { count: policies.length })}
          </Button>
        )}
      </div>
      <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {shown.map((policy) => (
          <li key={policy.id} className="grid">
            <Card
              title={policy.name}
              titleLang={langOf(policy.language)}
              headingLevel={3}
              footer={
                <LinkButton
                  variant="soft"
                  isFullWidth
                  href={policyPath(policy.id)}
                  aria-label={say(texts.openName, { name: policy.name })}
                >
                  {say(texts.open)}
                </LinkButton>
              }
            >
              <p lang={langOf(policy.language)} className="text-ink-soft text-sm">
                {policy.purpose}
              </p>
              <PolicyEffort policy={policy} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How long a policy takes. */
export function PolicyEffort({ policy: { readingMinutes, fields } }: { readonly policy: LibraryRow }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-xs">
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" size={14} />
        {say(texts.minutesToRead, { minutes: readingMinutes })}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <MessageCircleQuestion aria-hidden="true" size={14} />
        {say(texts.questions, { count: fields })}
      </span>
    </p>
  );
}
