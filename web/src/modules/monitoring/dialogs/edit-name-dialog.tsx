import { WEBSITE_NAME_TEXTS, websiteNameProblem } from '@portal/domain/monitoring/website-name.ts';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { Website } from '../website-types.ts';

/** Name under which the form of a website is kept when a session ends in its midst. */
export const nameFormKey = ({ targetId }: Website) => `website-name-${targetId}`;

type EditNameDialogProps = {
  readonly website: Website;
  readonly otherNames: readonly string[];
  readonly onClose: () => void;
  readonly onRenamed: (name: string) => Promise<void>;
};

/** Gives a website another name. */
export function EditNameDialog({ website, otherNames, onClose, onRenamed }: EditNameDialogProps) {
  const { supportEmail } = useBrand();
  const kept = useKeptForm<string>(nameFormKey(website));
  const [name, setName] = useState(kept ?? website.name);
  useKeepForm(nameFormKey(website), name);
  const [error, setError] = useState<string | undefined>();

  const save = async () => {
    const problem = websiteNameProblem(name, otherNames);
    if (problem) return setError(WEBSITE_NAME_TEXTS[problem]);
    const targetName = name.trim();
    try {
      const { targetId, probelyTargetId } = website;
      await callApi('editTarget', { targetId, probelyTargetId, targetName, appName: targetName });
    } catch (failure) {
      const fields = fieldErrorsOf(failure);
      setError(fields.targetName ?? fields.appName);
      return showFailure(failure, { what: 'Website name update failed.', supportEmail });
    }
    showToast({ kind: 'success', text: 'Website name is successfully updated' });
    await onRenamed(targetName);
    onClose();
  };

  return (
    <Dialog
      title="Edit Website Name"
      size="small"
      isOpen
      onOpenChange={onClose}
      isFullScreenOnPhone={false}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={save} isDisabled={name.trim() === website.name}>
            Save
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== website.name) void save();
        }}
      >
        <TextField
          label="Website name"
          autoFocus
          autoComplete="off"
          value={name}
          errorMessage={error}
          onChange={(next) => {
            setName(next);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
