import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { callKey } from '../../../api/use-call.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { ORGANISATION_ACTIONS, type Organisation, type OrganisationAction } from './organisation-actions.ts';

/** Name under which the form is kept when a session ends in its midst; never the password. */
export const ORGANISATION_ACTION_FORM = 'organisation-action';
export type AskedAction = { readonly orgId: string; readonly action: OrganisationAction };

type OrganisationActionDialogProps = {
  readonly organisation: Organisation;
  readonly action: OrganisationAction;
  readonly onClose: () => void;
};

/** Asks for the password, and for what else an action needs, before it is done to a whole customer. */
export function OrganisationActionDialog({ organisation, action, onClose }: OrganisationActionDialogProps) {
  const queryClient = useQueryClient();
  const { orgId } = organisation;
  const subject = useMemo(() => ({ orgId, action }) satisfies AskedAction, [orgId, action]);
  const { fields, change } = useKeptFields(ORGANISATION_ACTION_FORM, subject, () => ({ typed: '' }));
  const { typed } = fields;
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const words = ORGANISATION_ACTIONS[action];
  const { asksFor } = words;
  return (
    <PasswordDialog
      title={words.title(organisation.companyName)}
      confirmLabel={words.confirmLabel}
      isDanger={words.isDanger}
      onClose={onClose}
      isReady={() => {
        const isMissing = asksFor !== undefined && typed.trim().length < 2;
        setProblem(isMissing ? 'Please fill this in.' : undefined);
        return !isMissing;
      }}
      onProved={async (headers) => {
        try {
          await words.change(orgId, typed.trim(), headers);
        } catch (error) {
          if (asksFor !== undefined) setProblem(fieldErrorsOf(error)[asksFor.field]);
          throw error;
        }
        showToast({ kind: 'success', text: words.done });
        onClose();
        await queryClient.invalidateQueries({ queryKey: callKey('readOrganisation') });
        await queryClient.invalidateQueries({ queryKey: callKey('listOrganisations') });
      }}
      fields={
        asksFor && (
          <TextField
            label={asksFor.label}
            description={asksFor.hint}
            autoComplete="off"
            value={typed}
            onChange={(next) => change({ typed: next })}
            maxLength={300}
            isRequired
            errorMessage={problem}
          />
        )
      }
    >
      {words.explain}
    </PasswordDialog>
  );
}
