import { IDEMPOTENCY_HOURS } from '@portal/domain/developers/developer-limits.ts';
import { EXPORT_LIFE_MS } from '@portal/domain/firm-data/firm-data-times.ts';
import { CHECK_LEAD_DAYS } from '@portal/domain/outside-check/check-consent.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { retentionPage as texts } from './operations.texts.ts';
import { RetentionForm } from './retention-form.tsx';

const DAY_MS = 24 * 60 * 60_000;

/** How long things are kept: what owners set, and what is fixed with the reason. */
export default function RetentionPage() {
  usePageTitle(say(texts.title));
  const { data, isError, refetch } = useCallQuery('readRetentionTimes', {});
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data === undefined && !isError && (
        <SkeletonGroup label={say(texts.loading)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data && (
        <div className="flex max-w-2xl flex-col gap-5">
          <RetentionForm key={JSON.stringify(data.data)} stored={data.data} />
          <Card title={say(texts.fixed)}>
            <ul className="list-disc space-y-2 ps-5 text-ink-soft">
              <li>{say(texts.fixedLog)}</li>
              <li>{say(texts.fixedRegisters)}</li>
              <li>{say(texts.fixedEvidence)}</li>
              <li>{say(texts.fixedLeads, { days: CHECK_LEAD_DAYS })}</li>
              <li>{say(texts.fixedShort, { exportDays: EXPORT_LIFE_MS / DAY_MS, hours: IDEMPOTENCY_HOURS })}</li>
            </ul>
          </Card>
        </div>
      )}
    </>
  );
}
