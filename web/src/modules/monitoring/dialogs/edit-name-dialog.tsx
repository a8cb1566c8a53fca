import { WEBSITE_NAME_TEXTS, websiteNameProblem } from '@portal/domain/monitoring/website-name.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Website } from '../website-types.ts';
import { editNameDialog as texts } from './dialogs.texts.ts';

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

  const { act, errors, setErrors } = useAction(
    (targetName: string) => {
      const { targetId, probelyTargetId } = website;
      return callApi('editTarget', { targetId, probelyTargetId, targetName, appName: targetName });
    },
    {
      done: say(texts.websiteNameIsSuccessfully),
      failed: { what: say(texts.what), supportEmail },
    },
  );
  const save = async () => {
    const problem = websiteNameProblem(name, otherNames);
    if (problem) return setErrors({ targetName: say(WEBSITE_NAME_TEXTS[problem]) });
    if (!(await act(name.trim()))) return;
    await onRenamed(name.trim());
    onClose();
  };

  return (
    <Dialog
      title={say(texts.title)}
      size="small"
      isOpen
      onOpenChange={onClose}
      isFullScreenOnPhone={false}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={save} isDisabled={name.trim() === website.name}>
            {say(texts.save)}
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
          label={say(texts.websiteName)}
          autoFocus
          autoComplete="off"
          value={name}
          errorMessage={errors.targetName ?? errors.appName}
          onChange={(next) => {
            setName(next);
            setErrors({});
          }}
        />
      </form>
    </Dialog>
  );
}
