import { type ReactNode, useState } from 'react';
import type { ActionOptions } from '../../../api/use-change.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { openPortalDialog as texts } from './customers.texts.ts';

/** Name under which the reason is kept when a session ends in its midst; never the password. */
export const visitFormKey = (orgId: string) => `service-visit-${orgId}`;

type OpenPortalDialogProps = {
  readonly orgId: string;
  readonly title: string;
  readonly confirmLabel: string;
  /** What the customer said yes to, which stays as it is. */
  readonly approvedReason?: string | undefined;
  /** What will happen. */
  readonly children: ReactNode;
  readonly onProved: (reason: string, headers: Readonly<Record<string, string>>) => Promise<unknown>;
  /** How its outcome is told. */
  readonly told: ActionOptions<unknown>;
  readonly onClose: () => void;
};

/** Begins a service session or asks for one: why, which the customer reads, and the password once more. */
export function OpenPortalDialog(props: OpenPortalDialogProps) {
  const { orgId, approvedReason } = props;
  const kept = useKeptForm<string>(visitFormKey(orgId));
  const [typed, setTyped] = useState(kept ?? '');
  useKeepForm(visitFormKey(orgId), typed);
  const reason = approvedReason ?? typed;
  return (
    <PasswordDialog
      title={props.title}
      confirmLabel={props.confirmLabel}
      onClose={props.onClose}
      onProved={(headers) => props.onProved(reason, headers)}
      told={props.told}
      problems={() => (reason.trim().length < 3 ? { reason: say(texts.pleaseSayWhySo) } : {})}
      fields={(errors) => (
        <TextField
          label={say(texts.reason)}
          value={reason}
          onChange={setTyped}
          maxLength={300}
          isRequired
          isReadOnly={approvedReason !== undefined}
          description={approvedReason === undefined ? say(texts.theCustomerSeesIt) : say(texts.theCustomerSaidYes)}
          errorMessage={errors.reason}
        />
      )}
    >
      {props.children}
    </PasswordDialog>
  );
}
