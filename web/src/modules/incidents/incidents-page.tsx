import '../../api/later-calls.ts';
import { Link } from 'react-aria-components/Link';
import { useCallQuery } from '../../api/use-call.ts';
import { KindList } from '../../portal/incidents/kind-list.tsx';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { CallCards } from './help/call-cards.tsx';
import { useFirmHelp } from './help/use-firm-help.ts';
import { incidentsPage as texts } from './incidents.texts.ts';
import { RecordList } from './record/record-list.tsx';

/** What to do when something has happened, and what was written down of it before: /incidents. */
export default function IncidentsPage() {
  usePageTitle(say(texts.title));
  const { card, help, isFailed, retry } = useFirmHelp();
  const records = useCallQuery('listIncidents', {});
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      {isFailed && <LoadFailed what={say(texts.what)} onRetry={retry} />}
      {help === undefined && !isFailed && (
        <SkeletonGroup label={say(texts.loading)}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {help !== undefined && (
        <div className="flex flex-col gap-6">
          <KindList
            kinds={help.kinds}
            linkTo={({ kind }, className, inside) => (
              <Link href={`/incidents/help/${kind}`} className={className}>
                {inside}
              </Link>
            )}
          />
          <CallCards card={card} help={help} />
          {records.data !== undefined && <RecordList records={records.data.data} kinds={help.kinds} />}
        </div>
      )}
    </>
  );
}
