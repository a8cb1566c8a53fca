import { useCallQuery } from '../../../api/use-call.ts';
import { useHasOwnIdentity } from '../../../portal/identity/use-identity.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { useListAddress } from '../use-list-address.ts';
import { BrandSignOn } from './brand-sign-on.tsx';
import { page as texts } from './sign-on.texts.ts';

/** The directory by which the provider signs in people of a brand's customers. The brand is in the address. */
export default function SignOnPage() {
  usePageTitle(say(texts.title));
  const hasOwnIdentity = useHasOwnIdentity();
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      {hasOwnIdentity ? <ByBrand /> : <Banner>{say(texts.ofAUserPool)}</Banner>}
    </>
  );
}

function ByBrand() {
  const address = useListAddress('/console/company-sign-in');
  const brands = useCallQuery('listBrands', {}).data?.data.brands.map(({ brand }) => brand) ?? [];
  const brandIds = brands.map((one) => one.brandId);
  const brandId = address.value('brand', brandIds, brandIds[0] ?? '');
  const name = brands.find((one) => one.brandId === brandId)?.brandNameShort ?? '';
  const { data, isError, refetch } = useCallQuery('readBrandSignOn', { brandId }, { enabled: brandId !== '' });
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {brands.length > 1 && (
        <div className="max-w-xs">
          <Select
            label={say(texts.brand)}
            options={brands.map((one) => ({ id: one.brandId, label: one.brandNameLong }))}
            value={brandId}
            onChange={(brand) => address.change({ brand })}
          />
        </div>
      )}
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data === undefined && !isError && (
        <SkeletonGroup label={say(texts.loading)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data && <BrandSignOn key={brandId} brandId={brandId} brand={name} state={data.data} />}
    </div>
  );
}
