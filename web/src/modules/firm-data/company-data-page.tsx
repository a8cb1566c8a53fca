import { ArrowLeft } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { page as texts } from './firm-data.texts.ts';
import { useFirmData } from './use-firm-data.ts';

/** Everything of a firm: /company-data. A file with all of it, and its deletion. */
export default function CompanyDataPage() {
  usePageTitle(say(texts.title));
  const companyName = useProfile().companyData?.companyName ?? '';
  const { data, isError, refetch } = useFirmData();
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href="/settings/organization">
            <ArrowLeft aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
            {say(texts.back)}
          </TextLink>
        }
        title={say(texts.title)}
        description={say(texts.description, { companyName })}
      />
      <div className="flex max-w-2xl flex-col gap-6">
        {data === undefined && isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
        {data === undefined && !isError && (
          <Card>
            <SkeletonGroup label={say(texts.loading)}>
              <Skeleton shape="title" />
              <Skeleton count={5} />
            </SkeletonGroup>
          </Card>
        )}
        {data !== undefined && <ExportCard file={data.data.export} />}
        {data !== undefined && <DeletionCard firm={data.data} />}
      </div>
    </>
  );
}
