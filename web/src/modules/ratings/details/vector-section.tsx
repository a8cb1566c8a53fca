import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { NeedHelpButton } from '../../../portal/support/need-help-button.tsx';
import { say } from '../../../portal/texts/say.ts';
import { VectorFindings } from '../findings/vector-findings.tsx';
import { GradeBadge } from '../grade-badge.tsx';
import { IncidentsPart } from '../known-incidents/incidents-part.tsx';
import { vectorMarksNote } from '../ratings.texts.ts';
import type { RatingData, RatingTexts, VectorDetail, VectorSlug } from '../ratings-types.ts';
import { SelectorsPart } from '../selectors/selectors-part.tsx';
import { VectorName } from '../vector-name.tsx';
import { vectorSection as words } from './details.texts.ts';
import { useAskedVector } from './use-vector-in-view.ts';

type VectorSectionProps = {
  readonly slug: VectorSlug;
  readonly detail: VectorDetail;
  readonly rating: RatingData;
  readonly texts: RatingTexts;
  /** Shows at once what to do about it. */
  readonly isOpenAtFirst: boolean;
};

/** One risk vector: its grade, what it is, why it matters, what was found and what to do. What is not measured is one line. */
export function VectorSection({ slug, detail, rating, texts, isOpenAtFirst }: VectorSectionProps) {
  const asked = useAskedVector();
  const isMeasured = detail.reason === null;
  // Where nothing is to fix, what was found is a detail.
  const findings = <VectorFindings slug={slug} detail={detail} measuredAt={rating.measuredAt} texts={texts} />;
  return (
    <section id={slug} aria-labelledby={`${slug}-title`} data-print="together" className="px-5 py-3 tablet:px-6">
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3
            id={`${slug}-title`}
            tabIndex={-1}
            className={`rounded-inner font-semibold tracking-tight ${isMeasured ? 'text-lg' : ''}`}
          >
            <VectorName detail={detail} />
          </h3>
          <p className="mt-0.5 text-ink-soft text-sm">
            {detail.reason === null
              ? weightInWords(detail)
              : say(words.notMeasured, { reason: texts.reasons[detail.reason] })}
          </p>
        </div>
        <GradeBadge detail={detail} />
      </header>
      <div className="mt-1 flex flex-wrap items-start gap-x-6">
        <FoldedExplanation
          detail={detail}
          text={texts.vectors[slug]}
          isOpen={asked === slug || (isOpenAtFirst && detail.problems > 0)}
        >
          {detail.problems === 0 && findings}
        </FoldedExplanation>
        {detail.problems > 0 && findings}
      </div>
      {slug === 'dkim' && rating.provider === 'builtin' && (
        <SelectorsPart selectors={rating.dkimSelectors} isOpen={!isMeasured || asked === slug} />
      )}
      {slug === 'data_breaches' && <IncidentsPart />}
    </section>
  );
}

type VectorText = RatingTexts['vectors'][VectorSlug];

type FoldedExplanationProps = {
  readonly detail: VectorDetail;
  readonly text: VectorText;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/** What the vector is, why it matters, and what to do about it: open for the worst, and for who comes for it. */
function FoldedExplanation({
  detail: { name, problems, reason, ...detail },
  text,
  isOpen,
  children,
}: FoldedExplanationProps) {
  return (
    <details open={isOpen} className="group open:mb-2 open:basis-full">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 font-medium text-accent-ink text-sm [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" size={16} className="transition-transform group-open:rotate-180" />
        {say.parts(problems > 0 ? words.whatToDoAbout : words.howToKeepUp, {
          vector: name,
          span: (inner) => (
            <span key="span" className="sr-only">
              {inner}
            </span>
          ),
        })}
      </summary>
      {text.title !== name && <p className="mt-2 font-semibold">{text.title}</p>}
      {reason !== null && <p className="mt-2 text-ink-soft text-sm">{weightInWords(detail)}</p>}
      <p className="mt-2">{text.description}</p>
      <p className="mt-3 text-ink-soft">
        {say.parts(words.why, {
          why: text.why,
          strong: (inner) => (
            <span key="strong" className="font-semibold text-ink">
              {inner}
            </span>
          ),
        })}
      </p>
      {text.remediation.length > 0 && (
        <div className="mt-4">
          <h4 className="mb-1.5 font-semibold text-sm">{say(words.whatToDo)}</h4>
          <ol className="flex list-decimal flex-col gap-1 ps-5 text-sm">
            {text.remediation.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {text.who !== '' && (
            <p className="mt-1.5 text-ink-soft text-sm">{say(words.whoCanDoIt, { who: text.who })}</p>
          )}
        </div>
      )}
      {problems > 0 && (
        <div className="mt-4">
          <NeedHelpButton about={{ kind: 'general', label: name }} />
        </div>
      )}
      <div className="mt-2 empty:hidden">{children}</div>
    </details>
  );
}

function weightInWords({
  weight,
  beta,
  info,
  category,
}: Pick<VectorDetail, 'weight' | 'beta' | 'info' | 'category'>): string {
  if (info) return say(vectorMarksNote.informationalWillNeverAffect);
  if (beta) return say(vectorMarksNote.betaDoesNotCurrently);
  if (weight === 0) return say(words.noWeight, { category });
  return say(words.share, { percent: Math.round(weight * 10) / 10 });
}
