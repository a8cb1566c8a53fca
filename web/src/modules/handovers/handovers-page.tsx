import { say } from '../../portal/texts/say.ts';
import { handoversPage as texts } from './handovers.texts.ts';
import '../../api/later-calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { AllClear } from '../../illustrations/all-clear.tsx';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { HandoverCard } from './list/handover-card.tsx';

/** While something is looked at again, the list asks so often how it went. */
const CHECKING_MS = 5000;

/** What was handed over to helpers, and how it stands: /handovers. */
export default function HandoversPage() {
  usePageTitle(say(texts.handedOver));
  const query = useCallQuery(
    'handovers',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.data.handovers.some(({ points }) => points.some((point) => point.state === 'checking'))
          ? CHECKING_MS
          : false,
    },
  );
  const handovers = query.data?.data.handovers;
  return (
    <>
      <PageHeading title={say(texts.handedOver)} description={say(texts.description)} />
      {handovers === undefined && query.isError && <LoadFailed what={say(texts.what)} onRetry={query.refetch} />}
      {handovers === undefined && !query.isError && (
        <SkeletonGroup label={say(texts.loadingWhatYouHanded)}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {handovers?.length === 0 && (
        <Card>
          <EmptyState title={say(texts.title)} illustration={<AllClear />}>
            {say(texts.onAFindingA)}
          </EmptyState>
        </Card>
      )}
      {handovers !== undefined && handovers.length > 0 && (
        <ul aria-label={say(texts.handedOver)} className="flex flex-col gap-5">
          {handovers.map((handover) => (
            <li key={handover.handoverId}>
              <HandoverCard handover={handover} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
