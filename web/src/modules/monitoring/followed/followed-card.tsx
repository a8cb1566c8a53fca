import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import type { FollowedRow } from '../website-types.ts';
import { findingPath } from './findings-path.ts';
import { followedCard as texts } from './followed.texts.ts';
import { markWords, STATE_WORDS } from './state-words.ts';

/** One finding of a list, which leads to its own page; on a phone its name, how bad it is, its state and where. */
export function FollowedCard({ finding }: { readonly finding: FollowedRow }) {
  const { formatDate } = useFormatDate();
  const state = STATE_WORDS[finding.state];
  return (
    <article className="relative flex items-start gap-3 rounded-box border border-line bg-surface px-4 py-3 shadow-raised transition-colors hover:bg-sunken tablet:gap-4 tablet:p-4 tablet:px-5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1.5 tablet:flex-nowrap tablet:items-start tablet:gap-4">
        <div className="order-1 flex shrink-0 items-start tablet:order-none tablet:w-24 tablet:pt-0.5">
          <SeverityBadge severity={finding.severity} />
        </div>
        <div className="contents min-w-0 flex-1 tablet:block">
          <h2 className="basis-full text-wrap font-semibold">
            <Link
              href={findingPath(finding.websiteName, finding.findingId)}
              className="rounded-inner after:absolute after:inset-0"
            >
              {finding.title}
            </Link>
          </h2>
          <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm max-desktop:sr-only">
            {finding.subject === '' ? finding.term : `${finding.term}: ${finding.subject}`}
          </p>
          <p className="wrap-anywhere order-3 basis-full font-mono text-ink-soft text-xs">{finding.place}</p>
          <p className="contents flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm tablet:mt-2 tablet:flex">
            <span className="order-1">
              {finding.mark ? (
                <Badge>{markWords(finding.mark)}</Badge>
              ) : (
                <Badge tone={state.tone}>{say(state.word)}</Badge>
              )}
            </span>
            <span className="order-2">
              {finding.fixedAt === null
                ? say(texts.sinceFirstSeenAt, { firstSeenAt: formatDate(finding.firstSeenAt) })
                : say(texts.goneSinceFixedAt, { fixedAt: formatDate(finding.fixedAt) })}
            </span>
            <span className="order-3 max-desktop:sr-only">{finding.who}</span>
          </p>
        </div>
      </div>
      <ChevronRight aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-ink-soft" />
    </article>
  );
}
