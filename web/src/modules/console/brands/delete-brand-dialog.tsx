import { callApi } from '../../../api/call-api.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useSave } from '../use-save.ts';
import { whatUses } from '../what-uses.ts';
import type { ListedBrand } from './brand-form.ts';

type DeleteBrandDialogProps = { readonly listed: ListedBrand; readonly onClose: () => void };

/** Asks before a brand is deleted, or says why it cannot be. */
export function DeleteBrandDialog({ listed, onClose }: DeleteBrandDialogProps) {
  const { save } = useSave('listBrands');
  const { brandId, brandNameLong } = listed.brand;
  const uses = whatUses({ customer: listed.organisations, channel: listed.channels });
  return (
    <DeleteDialog
      name={brandNameLong}
      confirmLabel="Delete brand"
      reasonToKeep={uses === null ? null : `It is in use by ${uses}. Give them another brand first.`}
      onDelete={() => save(() => callApi('deleteBrand', { brandId }), `${brandNameLong} was deleted.`)}
      onClose={onClose}
    >
      No customer and no channel has this brand. Its host will no longer be served.
    </DeleteDialog>
  );
}
