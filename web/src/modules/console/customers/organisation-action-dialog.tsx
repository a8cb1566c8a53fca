import { useMemo } from 'react';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { organisationActionDialog as texts } from './customers.texts.ts';
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
      confirmLabel={say(words.confirmLabel)}
      isDanger={words.isDanger}
      onClose={onClose}
      problems={() =>
        asksFor !== undefined && typed.trim().length < 2 ? { [asksFor.field]: say(texts.pleaseFillThisIn) } : {}
      }
      onProved={(headers) => words.change(orgId, typed.trim(), headers)}
      told={{ done: say(words.done), refreshes: ['readOrganisation', 'listOrganisations'] }}
      {...(asksFor && {
        fields: (errors) => (
          <TextField
            label={say(asksFor.label)}
            description={say(asksFor.hint)}
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
      {say(words.explain)}
    </PasswordDialog>
  );
}
