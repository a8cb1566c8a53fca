import { useMemo, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { Banner } from '../../ui/banner.tsx';
import { BrandContactFields } from './brand-contact-fields.tsx';
import { type BrandForm, brandFormOf, brandInputOf, isBrandReady, type ListedBrand } from './brand-form.ts';
import { BrandLookFields } from './brand-look-fields.tsx';
import { BrandNameFields } from './brand-name-fields.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useSave } from './use-save.ts';
import { whatUses } from './what-uses.ts';

/** Name under which the form is kept when a session ends in its midst, and what is kept. */
export const BRAND_FORM = 'brand';
export type KeptBrand = { readonly brand: ListedBrand | null; readonly form: BrandForm };

type BrandDialogProps = {
  /** The brand to change; null makes a new one. */
  readonly brand: ListedBrand | null;
  readonly onClose: () => void;
};

/** Makes or changes a brand, beside what people will see of it. */
export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const { errors, save } = useSave('listBrands', 'listChannels', 'checkSession');
  const kept = useKeptForm<KeptBrand>(BRAND_FORM);
  const [form, setForm] = useState(kept?.form ?? brandFormOf(brand));
  const [version, setVersion] = useState(brand?.version ?? 0);
  const [newer, setNewer] = useState<ListedBrand | null>(null);
  useKeepForm(
    BRAND_FORM,
    useMemo(() => ({ brand, form }) satisfies KeptBrand, [brand, form]),
  );
  const isDefault = brand?.isDefault ?? false;
  const fields = { form, errors, onChange: (changes: Partial<BrandForm>) => setForm({ ...form, ...changes }) };
  const uses = brand && whatUses({ customer: brand.organisations, channel: brand.channels });

  const tellConflict = async (error: unknown) => {
    if (!isApiError(error, 'CHANGED_ELSEWHERE')) return false;
    const { data } = await callApi('listBrands', {});
    setNewer(data.brands.find((candidate) => candidate.brand.brandId === brand?.brand.brandId) ?? null);
    return true;
  };
  const send = () => {
    const input = brandInputOf(form, isDefault);
    return brand === null
      ? callApi('createBrand', input)
      : callApi('editBrand', { ...input, brandId: brand.brand.brandId, version });
  };
  const submit = () => save(send, brand === null ? 'The brand is ready.' : 'The brand was changed.', tellConflict);
  const settle = (winner: ListedBrand, isTheirs: boolean) => {
    if (isTheirs) setForm(brandFormOf(winner));
    setVersion(winner.version);
    setNewer(null);
  };

  return (
    <FormDialog
      title={brand === null ? 'New brand' : `Edit ${brand.brand.brandNameShort}`}
      submitLabel={brand === null ? 'Create brand' : 'Save changes'}
      size="large"
      isReady={isBrandReady(form) && newer === null}
      hasChanges={JSON.stringify(form) !== JSON.stringify(brandFormOf(brand))}
      onSubmit={submit}
      onClose={onClose}
    >
      {newer !== null && (
        <ConflictBanner what="brand" onTakeOver={() => settle(newer, true)} onKeepMine={() => settle(newer, false)} />
      )}
      {uses !== null && (
        <Banner title={`This brand has ${uses}.`}>
          What you save shows to them within seconds, in pages, mails and reports.
        </Banner>
      )}
      <div className="grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-7">
          <BrandNameFields {...fields} isDefault={isDefault} />
          <BrandContactFields {...fields} />
          <BrandLookFields {...fields} />
        </div>
        <BrandPreview form={form} />
      </div>
    </FormDialog>
  );
}
