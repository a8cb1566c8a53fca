import { ArrowLeft } from 'lucide-react';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PACKS_PATH } from './pack-address.ts';
import { PackForm } from './pack-form.tsx';
import { usePreview } from './use-packs.ts';

/** Makes a proof pack: /proof-packs/new. Who gets it, and what it shows. */
export default function NewPackPage() {
  usePageTitle('Make a proof pack');
  const { data, isError, refetch } = usePreview();
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href={PACKS_PATH}>
            <ArrowLeft aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
            Proof packs
          </TextLink>
        }
        title="Make a proof pack"
        description="Say who gets it, choose what it shows, and preview each part. Nothing is sent: you download the file and send it yourself."
      />
      {data === undefined && isError && <LoadFailed what="What a pack can show" onRetry={refetch} />}
      {data === undefined && !isError && (
        <Card>
          <SkeletonGroup label="Loading what a pack can show">
            <Skeleton shape="title" />
            <Skeleton count={8} />
          </SkeletonGroup>
        </Card>
      )}
      {data !== undefined && <PackForm preview={data.data} />}
    </>
  );
}
