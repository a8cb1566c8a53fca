import { useMemo } from 'react';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
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
  const { orgId } = organisation;
  const subject = useMemo(() => ({ orgId, action }) satisfies AskedAction, [orgId, action]);
  const { fields, change } = useKeptFields(ORGANISATION_ACTION_FORM, subject, () => ({ typed: '' }));
  const { typed } = fields;
  const words = ORGANISATION_ACTIONS[action];
  const { asksFor } = words;
  return (
    <PasswordDialog
      title={words.title(organisation.companyName)}
      confirmLabel={words.confirmLabel}
      isDanger={words.isDanger}
      onClose={onClose}
      problems={() =>
        asksFor !== undefined && typed.trim().length < 2 ? { [asksFor.field]: 'Please fill this in.' } : {}
      }
      onProved={(headers) => words.change(orgId, typed.trim(), headers)}
      told={{ done: words.done, refreshes: ['readOrganisation', 'listOrganisations'] }}
      {...(asksFor && {
        fields: (errors) => (
          <TextField
            label={asksFor.label}
            description={asksFor.hint}
            autoComplete="off"
            value={typed}
            onChange={(next) => change({ typed: next })}
            maxLength={300}
            isRequired
            errorMessage={errors[asksFor.field]}
          />
        ),
      })}
    >
      {words.explain}
    </PasswordDialog>
  );
}
