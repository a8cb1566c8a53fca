import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import type { FollowedRow } from '../website-types.ts';
import { findingPath } from './findings-path.ts';
import { markWords, STATE_WORDS } from './state-words.ts';

/** One finding of a list, which leads to its own page. */
export function FollowedCard({ finding }: { readonly finding: FollowedRow }) {
  const { formatDate } = useFormatDate();
  const state = STATE_WORDS[finding.state];
  return (
    <article className="relative flex items-start gap-4 rounded-box border border-line bg-surface p-4 shadow-raised transition-colors hover:bg-sunken tablet:px-5">
      <div className="flex min-w-0 flex-1 flex-col gap-2 tablet:flex-row tablet:gap-4">
        <div className="flex shrink-0 items-start tablet:w-24 tablet:pt-0.5">
          <SeverityBadge severity={finding.severity} />
        </div>
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">
            <Link
              href={findingPath(finding.websiteName, finding.findingId)}
              className="rounded-inner after:absolute after:inset-0"
            >
              {finding.title}
            </Link>
          </h3>
          <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm">
            {finding.subject === '' ? finding.term : `${finding.term}: ${finding.subject}`}
          </p>
          <p className="wrap-anywhere mt-1 font-mono text-ink-soft text-xs">{finding.place}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
            {finding.mark ? <Badge>{markWords(finding.mark)}</Badge> : <Badge tone={state.tone}>{state.word}</Badge>}
            {finding.fixedAt === null
              ? `Since ${formatDate(finding.firstSeenAt)}`
              : `Gone since ${formatDate(finding.fixedAt)}`}
            <span>{finding.who}</span>
          </p>
        </div>
      </div>
      <ChevronRight aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-ink-soft" />
    </article>
  );
}
