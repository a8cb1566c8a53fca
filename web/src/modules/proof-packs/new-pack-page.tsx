import { ArrowLeft } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PACKS_PATH } from './pack-address.ts';
import { PackForm } from './pack-form.tsx';
import { newPackPage as texts } from './proof-packs.texts.ts';
import { usePreview } from './use-packs.ts';

/** Makes a proof pack: /proof-packs/new. Who gets it, and what it shows. */
export default function NewPackPage() {
  usePageTitle(say(texts.makeAProofPack));
  const { data, isError, refetch } = usePreview();
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href={PACKS_PATH}>
            <ArrowLeft aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
            {say(texts.proofPacks)}
          </TextLink>
        }
        title={say(texts.makeAProofPack)}
        description={say(texts.description)}
      />
      {data === undefined && isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data === undefined && !isError && (
        <Card>
          <SkeletonGroup label={say(texts.loading)}>
            <Skeleton shape="title" />
            <Skeleton count={8} />
          </SkeletonGroup>
        </Card>
      )}
      {data !== undefined && <PackForm preview={data.data} />}
    </>
  );
}
