import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { Website } from '../website-types.ts';

type RemoveWebsiteDialogProps = {
  readonly website: Website;
  readonly onClose: () => void;
  readonly onRemoved: () => Promise<void>;
};

/** Asks before a website and all that belongs to it is removed. */
export function RemoveWebsiteDialog({ website, onClose, onRemoved }: RemoveWebsiteDialogProps) {
  const { supportEmail } = useBrand();
  const [error, setError] = useState<string | null>(null);

  const { act } = useAction(() => callApi('deleteTarget', { targetId: website.targetId, targetName: website.name }), {
    done: 'Website is successfully removed',
    failed: { what: 'Remove Website failed.', supportEmail },
    onFailure: (failure) => {
      if (failure instanceof ApiError) setError(failure.errors.map((item) => item.message).join(' '));
      return false;
    },
  });
  const remove = async () => {
    if (!(await act())) return;
    await onRemoved();
    onClose();
  };

  return (
    <ConfirmDialog
      title="Remove Website"
      isOpen
      onOpenChange={onClose}
      confirmLabel="Remove Website"
      isDanger
      onConfirm={remove}
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Banner kind="danger" isAlert>
            {error}
          </Banner>
        )}
        <p>
          Remove <strong className="wrap-anywhere text-ink">{website.name}</strong> with its schedule and all its scan
          reports? This cannot be undone. First download any reports you want to keep.
        </p>
      </div>
    </ConfirmDialog>
  );
}
