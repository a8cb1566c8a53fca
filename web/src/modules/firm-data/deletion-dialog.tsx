import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { PasswordDialog } from '../../portal/passwords/password-dialog.tsx';
import { say } from '../../portal/texts/say.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { deletionCard as texts } from './firm-data.texts.ts';

type DeletionDialogProps = {
  readonly companyName: string;
  readonly graceDays: number;
  readonly onClose: () => void;
};

/** Asks for the firm's name and the password before everything of it is to be deleted. */
export function DeletionDialog({ companyName, graceDays, onClose }: DeletionDialogProps) {
  const [typed, setTyped] = useState('');
  const isName = typed.trim() === companyName.trim();
  return (
    <PasswordDialog
      title={say(texts.ask, { companyName })}
      confirmLabel={say(texts.confirm, { graceDays })}
      isDanger
      onClose={onClose}
      problems={() => (isName ? {} : { companyName: say(texts.nameWrong) })}
      onProved={(headers) => callApi('askFirmDeletion', { companyName: typed.trim() }, { headers })}
      told={{
        done: say(texts.asked, { graceDays }),
        refreshes: ['readFirmData', 'readActivity'],
        failed: { otherwise: say(texts.failed) },
      }}
      fields={(errors) => (
        <TextField
          label={say(texts.name)}
          description={say(texts.nameHint, { companyName })}
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={setTyped}
          maxLength={200}
          isRequired
          errorMessage={errors.companyName}
        />
      )}
    >
      {say(texts.askText, { graceDays })}
    </PasswordDialog>
  );
}
