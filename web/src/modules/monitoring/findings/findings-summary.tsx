import { scanVerdict } from '@portal/domain/monitoring/scan-verdict.ts';
import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import { say } from '../../../portal/texts/say.ts';
import { CountBar } from '../../../ui/states/count-bar.tsx';
import { issueParts } from '../reports/issue-parts.ts';
import { findingsSummary as texts } from './findings.texts.ts';

type FindingsSummaryProps = {
  readonly counts: IssueCounts;
  /** Paragraphs in plain words. */
  readonly summary: readonly string[];
  readonly newCount: number;
};

/** A scan in a few sentences, with a picture of its counts. */
export function FindingsSummary({ counts, summary, newCount }: FindingsSummaryProps) {
  const { headline } = scanVerdict(counts, say);
  const paragraphs = summary.filter((paragraph) => paragraph !== headline);
  return (
    <section
      aria-labelledby="scan-summary"
      className="mb-8 grid gap-x-10 gap-y-6 rounded-box border border-line bg-surface p-5 shadow-raised tablet:p-6 desktop:grid-cols-[1fr_19rem]"
    >
      <div className="min-w-0 max-w-prose">
        <h3 id="scan-summary" className="font-semibold text-xl tracking-tight">
          {headline}
        </h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-2 text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="min-w-0 self-center">
        <CountBar label={say(texts.issuesFound)} parts={issueParts(counts)} emptyText={say(texts.noIssuesFound)} />
        {newCount > 0 && (
          <p className="mt-3 text-ink-soft text-sm">
            {say.parts(texts.newCountNewSinceThe, {
              newCount,
              strong: (words) => (
                <strong key="strong" className="font-semibold text-ink">
                  {words}
                </strong>
              ),
            })}
          </p>
        )}
      </div>
    </section>
  );
}
