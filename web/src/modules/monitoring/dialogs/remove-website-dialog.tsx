import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { Website } from '../website-types.ts';
import { removeWebsiteDialog as texts } from './dialogs.texts.ts';

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
    done: say(texts.websiteIsSuccessfullyRemoved),
    failed: { what: say(texts.what), supportEmail },
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
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(texts.title)}
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
          {say.parts(texts.removeNameWithIts, {
            name: website.name,
            strong: (words) => (
              <strong key="strong" className="wrap-anywhere text-ink">
                {words}
              </strong>
            ),
          })}
        </p>
      </div>
    </ConfirmDialog>
  );
}
