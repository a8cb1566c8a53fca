import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { waitingForYou as texts } from './waiting.texts.ts';
import { KINDS_OF_WAITING, type WaitingGroup } from './waiting-kinds.ts';

/** What waits for the staff over all customers, the most pressing first, each with the way to it. */
export function WaitingForYou() {
  const { data, isError, refetch } = useCallQuery('listWaiting', {});
  return (
    <section aria-labelledby="waiting-for-you" className="mb-8">
      <h2 id="waiting-for-you" className="mb-3 font-semibold text-lg tracking-tight">
        {say(texts.waitingForYou)}
      </h2>
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data === undefined && !isError && (
        <SkeletonGroup label={say(texts.loadingWhatIsWaiting)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data?.data.groups.length === 0 && (
        <p className="rounded-box border border-line bg-surface p-5 text-ink-soft">{say(texts.noOneIsWaiting)}</p>
      )}
      {data !== undefined && data.data.groups.length > 0 && (
        <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4">
          {data.data.groups.map((group) => (
            <WaitingCard key={group.kind} group={group} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WaitingCard({ group: { kind, total, first } }: { readonly group: WaitingGroup }) {
  const { formatDate } = useFormatDate();
  const { title, path, itemPath, when } = KINDS_OF_WAITING[kind];
  return (
    <li className="flex min-w-0 flex-col rounded-box border border-line bg-surface px-5 py-4 shadow-raised">
      <h3 className="font-semibold">
        <TextLink href={path}>{title(total)}</TextLink>
      </h3>
      {first.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1.5 text-sm">
          {first.map((item) => (
            <li key={item.id} className="min-w-0">
              <TextLink href={itemPath(item)}>{item.title}</TextLink>
              <span className="text-ink-soft">
                {item.who !== '' && ` · ${item.who}`} ·{' '}
                {say(when === 'ends' ? texts.endsOn : texts.since, { at: formatDate(item.at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {total > first.length && first.length > 0 && (
        <p className="mt-2 text-ink-soft text-sm">{say(texts.andCountMore, { count: total - first.length })}</p>
      )}
    </li>
  );
}
