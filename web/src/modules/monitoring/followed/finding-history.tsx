import { CalendarCheck, CalendarClock, CalendarPlus, Eye, RotateCcw, TrendingUp } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import type { FollowedFinding } from '../website-types.ts';
import { findingHistory as texts } from './followed.texts.ts';

type Entry = { readonly icon: typeof Eye; readonly label: string; readonly at: string };

/** When a finding was seen, became worse, went away and came back. */
export function FindingHistory({ finding }: { readonly finding: FollowedFinding }) {
  const { formatDate } = useFormatDate();
  const { firstSeenAt, lastSeenAt, reopenedAt, timesReopened, worsenedAt, fixedAt } = finding;
  const entries: Entry[] = [
    { icon: CalendarPlus, label: say(texts.firstSeen), at: firstSeenAt },
    ...(reopenedAt === null
      ? []
      : [
          {
            icon: RotateCcw,
            label: say(texts.cameBack, { count: timesReopened }),
            at: reopenedAt,
          },
        ]),
    ...(worsenedAt === null ? [] : [{ icon: TrendingUp, label: say(texts.gotWorse), at: worsenedAt }]),
    { icon: Eye, label: say(texts.lastSeen), at: lastSeenAt },
    ...(fixedAt === null ? [] : [{ icon: CalendarCheck, label: say(texts.fixed), at: fixedAt }]),
  ];
  return (
    <section aria-labelledby="finding-history" className="rounded-box bg-sunken p-5">
      <h2 id="finding-history" className="mb-3 flex items-center gap-2 font-semibold">
        <CalendarClock aria-hidden="true" size={20} className="text-ink-soft" />
        {say(texts.history)}
      </h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
        {entries.map(({ icon: Icon, label, at }) => (
          <div key={label}>
            <dt className="flex items-center gap-2 text-ink-soft">
              <Icon aria-hidden="true" size={18} className="shrink-0" />
              {label}
            </dt>
            <dd className="ps-6.5 font-semibold">
              <time dateTime={at}>{formatDate(at)}</time>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
