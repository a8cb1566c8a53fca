import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useSave } from '../use-save.ts';
import { whatUses } from '../what-uses.ts';
import type { ListedBrand } from './brand-form.ts';
import { deleteBrandDialog as texts } from './brands.texts.ts';

type DeleteBrandDialogProps = { readonly listed: ListedBrand; readonly onClose: () => void };

/** Asks before a brand is deleted, or says why it cannot be. */
export function DeleteBrandDialog({ listed, onClose }: DeleteBrandDialogProps) {
  const { save } = useSave('listBrands');
  const { brandId, brandNameLong } = listed.brand;
  const uses = whatUses({ customers: listed.organisations, channels: listed.channels });
  return (
    <DeleteDialog
      name={brandNameLong}
      confirmLabel={say(texts.deleteBrand)}
      reasonToKeep={uses === null ? null : say(texts.itIsInUse, { uses })}
      onDelete={() =>
        save(() => callApi('deleteBrand', { brandId }), say(texts.brandNameLongWasDeleted, { brandNameLong }))
      }
      onClose={onClose}
    >
      {say(texts.noCustomerAndNo)}
    </DeleteDialog>
  );
}
