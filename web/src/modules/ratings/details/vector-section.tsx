import { Info } from 'lucide-react';
import { NeedHelpButton } from '../../../portal/support/need-help-button.tsx';
import { VectorFindings } from '../findings/vector-findings.tsx';
import { GradeBadge } from '../grade-badge.tsx';
import { IncidentsPart } from '../incidents/incidents-part.tsx';
import type { RatingData, RatingTexts, VectorDetail, VectorSlug } from '../ratings-types.ts';
import { SelectorsPart } from '../selectors/selectors-part.tsx';
import { VectorName } from '../vector-name.tsx';

type VectorSectionProps = {
  readonly slug: VectorSlug;
  readonly detail: VectorDetail;
  readonly rating: RatingData;
  readonly texts: RatingTexts;
};

/** One risk vector: its grade, what it is, why it matters, what was found and what to do. */
export function VectorSection({ slug, detail, rating, texts }: VectorSectionProps) {
  const text = texts.vectors[slug];
  return (
    <section
      id={slug}
      aria-labelledby={`${slug}-title`}
      data-print="together"
      className="rounded-box border border-line bg-surface p-5 shadow-raised tablet:p-6"
    >
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 id={`${slug}-title`} tabIndex={-1} className="rounded-inner font-semibold text-lg tracking-tight">
            <VectorName detail={detail} />
          </h3>
          <p className="mt-0.5 text-ink-soft text-sm">{weightInWords(detail)}</p>
        </div>
        <GradeBadge detail={detail} />
      </header>
      {text.title !== detail.name && <p className="mt-3 font-semibold">{text.title}</p>}
      <p className={text.title === detail.name ? 'mt-3' : 'mt-1'}>{text.description}</p>
      {detail.reason !== null && (
        <p className="mt-3 flex items-start gap-2.5 rounded-inner bg-sunken px-3.5 py-2.5 text-sm">
          <Info aria-hidden="true" size={18} className="mt-px shrink-0 text-ink-soft" />
          <span>
            <span className="font-semibold">Not measured.</span> {texts.reasons[detail.reason]}
          </span>
        </p>
      )}
      <p className="mt-3 text-ink-soft">
        <span className="font-semibold text-ink">Why it matters: </span>
        {text.why}
      </p>
      {text.remediation.length > 0 && (
        <div className="mt-4">
          <h4 className="mb-1.5 font-semibold text-sm">What to do</h4>
          <ol className="flex list-decimal flex-col gap-1 pl-5 text-sm">
            {text.remediation.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {text.who !== '' && <p className="mt-1.5 text-ink-soft text-sm">Who can do it: {text.who}</p>}
        </div>
      )}
      {slug === 'dkim' && rating.provider === 'builtin' && <SelectorsPart selectors={rating.dkimSelectors} />}
      {slug === 'data_breaches' && <IncidentsPart />}
      {detail.problems > 0 && (
        <div className="mt-4">
          <NeedHelpButton about={{ kind: 'general', label: detail.name }} />
        </div>
      )}
      <VectorFindings slug={slug} detail={detail} measuredAt={rating.measuredAt} texts={texts} />
    </section>
  );
}

function weightInWords({ weight, beta, info, category }: VectorDetail): string {
  if (info) return '** Informational: will never affect Security Ratings';
  if (beta) return '* Beta: does not currently affect Security Ratings';
  if (weight === 0) return `${category}; has no weight in the rating`;
  return `${Math.round(weight * 10) / 10}% of the rating’s model`;
}
