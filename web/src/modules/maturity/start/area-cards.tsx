import { say } from '../../../portal/texts/say.ts';
import { MapLink } from '../map/elements-map.tsx';
import type { Assessment, MaturitySet } from '../maturity-types.ts';
import { areaCards as texts } from './start.texts.ts';

type AreaCardsProps = { readonly set: MaturitySet; readonly assessment: Assessment };

/** The three Security Areas side by side with all their questions. */
export function AreaCards({ set, assessment }: AreaCardsProps) {
  return (
    <nav aria-label={say(texts.securityAreas)} className="grid items-start gap-5 desktop:grid-cols-3">
      {set.areas.map(({ elementCategory, name, summary, finished }) => {
        const elements = set.elements.filter((element) => element.elementCategory === elementCategory);
        const answered = elements.filter(({ elementPath }) => assessment.response.questions[elementPath]).length;
        return (
          <section key={elementCategory} aria-label={name} className="rounded-box border border-line bg-surface p-5">
            <h2 className="flex items-baseline justify-between gap-3 font-semibold text-lg tracking-tight">
              {name}
              <span className="font-normal text-ink-soft text-sm tabular-nums">
                {say(texts.answeredOfCount, { answered, count: elements.length })}
              </span>
            </h2>
            <p className="mt-0.5 mb-3 text-ink-soft text-sm">
              {answered === elements.length ? finished.text : summary}
            </p>
            <ul>
              {elements.map((element) => (
                <li key={element.elementPath}>
                  <MapLink element={element} assessment={assessment} isCurrent={false} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
