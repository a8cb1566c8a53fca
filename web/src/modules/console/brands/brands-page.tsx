import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useHasOwnIdentity } from '../../../portal/identity/use-identity.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { BRAND_FORM, BrandDialog } from './brand-dialog.tsx';
import type { ListedBrand } from './brand-form.ts';
import { brandsPage as texts } from './brands.texts.ts';
import { BrandsTable } from './brands-table.tsx';
import { DeleteBrandDialog } from './delete-brand-dialog.tsx';

/** The brands under which the portal appears: one host each, with names, colour, logo and addresses. */
export default function BrandsPage() {
  usePageTitle(say(texts.brands));
  const mayChange = useStaffMay('offer.change');
  const mayManage = useStaffMay('provider.manage');
  const hasSignIn = useHasOwnIdentity() && mayManage;
  const goTo = useGoTo();
  const [edited, setEdited] = useState(useReopened<ListedBrand>(BRAND_FORM));
  const [deleted, setDeleted] = useState<ListedBrand | null>(null);
  const { data, isError, refetch } = useCallQuery('listBrands', {});
  return (
    <>
      <PageHeading
        title={say(texts.brands)}
        description={say(texts.description)}
        action={
          mayChange && (
            <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setEdited('new')}>
              {say(texts.newBrand)}
            </Button>
          )
        }
      />
      {data === undefined && !isError && <Loading label={say(texts.loadingTheBrands)} />}
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data && (
        <Card padding="none">
          <BrandsTable
            brands={data.data.brands}
            mayChange={mayChange}
            onSignIn={
              hasSignIn
                ? ({ brand }) => goTo(`/console/company-sign-in?brand=${encodeURIComponent(brand.brandId)}`)
                : null
            }
            onEdit={setEdited}
            onDelete={setDeleted}
          />
        </Card>
      )}
      {edited !== null && <BrandDialog brand={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {deleted !== null && <DeleteBrandDialog listed={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
