import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { whatUses } from '../what-uses.ts';
import { BrandContactFields } from './brand-contact-fields.tsx';
import { brandFormOf, brandInputOf, isBrandReady, type ListedBrand } from './brand-form.ts';
import { BrandInsuranceFields } from './brand-insurance-fields.tsx';
import { BrandLookFields } from './brand-look-fields.tsx';
import { BrandNameFields } from './brand-name-fields.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { brandDialog as texts } from './brands.texts.ts';

/** Name under which the form is kept when a session ends in its midst. */
export const BRAND_FORM = 'brand';

type BrandDialogProps = {
  /** The brand to change; null makes a new one. */
  readonly brand: ListedBrand | null;
  readonly onClose: () => void;
};

/** Makes or changes a brand, beside what people will see of it. */
export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const { errors, save } = useSave('listBrands', 'listChannels', 'checkSession');
  const { fields: form, change } = useKeptFields(BRAND_FORM, brand, () => brandFormOf(brand));
  const conflict = useConflict({
    kind: 'brand',
    listed: brand,
    findNewer: async () =>
      (await callApi('listBrands', {})).data.brands.find((one) => one.brand.brandId === brand?.brand.brandId),
    onTakeOver: (newer) => change(brandFormOf(newer)),
  });
  const isDefault = brand?.isDefault ?? false;
  const fields = { form, errors, onChange: change };
  const uses = brand && whatUses({ customers: brand.organisations, channels: brand.channels });

  const send = () => {
    const input = brandInputOf(form, isDefault);
    return brand === null
      ? callApi('createBrand', input)
      : callApi('editBrand', { ...input, brandId: brand.brand.brandId, version: conflict.version });
  };
  const submit = () =>
    save(send, brand === null ? say(texts.theBrandIsReady) : say(texts.theBrandWasChanged), conflict.tell);

  return (
    <FormDialog
      title={
        brand === null
          ? say(texts.newBrand)
          : say(texts.editBrandNameShort, { brandNameShort: brand.brand.brandNameShort })
      }
      submitLabel={brand === null ? say(texts.createBrand) : say(texts.saveChanges)}
      size="large"
      isReady={isBrandReady(form) && !conflict.isOpen}
      hasChanges={JSON.stringify(form) !== JSON.stringify(brandFormOf(brand))}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict.banner}
      {uses !== null && <Banner title={say(texts.thisBrandHasUses, { uses })}>{say(texts.theySeeWhatYou)}</Banner>}
      <div className="grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-7">
          <BrandNameFields {...fields} isDefault={isDefault} />
          <BrandContactFields {...fields} />
          <BrandInsuranceFields {...fields} />
          <BrandLookFields {...fields} />
        </div>
        <BrandPreview form={form} />
      </div>
    </FormDialog>
  );
}
