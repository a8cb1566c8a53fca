import '../../api/later-calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { OverdueRecords } from './overview/overdue-records.tsx';
import { RegisterCards } from './overview/register-cards.tsx';
import { overview as texts } from './registers.texts.ts';

/** All registers, what is overdue first: /registers. */
export default function RegistersPage() {
  usePageTitle(say(texts.title));
  const query = useCallQuery('readRegisters', {});
  const shown = query.data?.data;
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      {shown !== undefined && (
        <div className="flex flex-col gap-6">
          {shown.overdue.length > 0 && <OverdueRecords {...shown} />}
          <RegisterCards registers={shown.registers} />
        </div>
      )}
      {shown === undefined && query.isError && <LoadFailed what={say(texts.what)} onRetry={query.refetch} />}
      {shown === undefined && !query.isError && (
        <SkeletonGroup label={say(texts.loading)}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </>
  );
}
