import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSave } from '../use-save.ts';

type SignUpLinkDialogProps = { readonly onClose: () => void };

/** Name under which the form is kept when a session ends in its midst. */
export const SIGN_UP_LINK_FORM = 'sign-up-link';

const NO_OFFER = 'none';

const NEW_LINK = {
  email: '',
  firstName: '',
  lastName: '',
  companyName: '',
  subscriptionId: NO_OFFER,
  asksSecurityOptIn: false,
};

/** Mails somebody a link to sign up with. */
export function SignUpLinkDialog({ onClose }: SignUpLinkDialogProps) {
  const choices = useCallQuery('listOfferChoices', {}).data?.data;
  const { errors, save } = useSave('listSignUpLinks');
  const [isLeft, setIsLeft] = useState(false);
  const kept = useKeptForm<typeof NEW_LINK>(SIGN_UP_LINK_FORM);
  const [fields, setFields] = useState(kept ?? NEW_LINK);
  useKeepForm(SIGN_UP_LINK_FORM, fields);
  const change = (changes: Partial<typeof fields>) => setFields({ ...fields, ...changes });
  const email = normalizeEmail(fields.email);
  const isWrong = email !== '' && !isEmailAddress(email);
  const offers = (choices?.subscriptionIds ?? []).map((offer) => ({
    id: offer.subscriptionId,
    label: `${offer.channelName}: ${offer.planName}`,
    description: offer.subscriptionId,
  }));

  const submit = () =>
    save(
      () =>
        callApi('createSignUpLink', {
          ...fields,
          email,
          subscriptionId: fields.subscriptionId === NO_OFFER ? null : fields.subscriptionId,
        }),
      `The link is on its way to ${email}.`,
    );

  return (
    <FormDialog
      title="New sign-up link"
      submitLabel="Send the link"
      isReady={email !== '' && !isWrong}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        The person gets an email with your name, chooses a password, and finds the details below filled in.
      </p>
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        value={fields.email}
        onChange={(next) => change({ email: next })}
        onBlur={() => setIsLeft(true)}
        maxLength={254}
        isRequired
        errorMessage={isLeft && isWrong ? 'Please enter a valid email.' : errors.email}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="First name (optional)"
          autoComplete="off"
          value={fields.firstName}
          onChange={(firstName) => change({ firstName })}
          maxLength={100}
          errorMessage={errors.firstName}
        />
        <TextField
          label="Last name (optional)"
          autoComplete="off"
          value={fields.lastName}
          onChange={(lastName) => change({ lastName })}
          maxLength={100}
          errorMessage={errors.lastName}
        />
      </div>
      <TextField
        label="Organization (optional)"
        autoComplete="off"
        value={fields.companyName}
        onChange={(companyName) => change({ companyName })}
        maxLength={200}
        errorMessage={errors.companyName}
      />
      <Select
        label="Subscription id"
        options={[{ id: NO_OFFER, label: 'None: the usual free trial' }, ...offers]}
        value={fields.subscriptionId}
        onChange={(subscriptionId) => change({ subscriptionId })}
        errorMessage={errors.subscriptionId}
      />
      <Checkbox isSelected={fields.asksSecurityOptIn} onChange={(asksSecurityOptIn) => change({ asksSecurityOptIn })}>
        Ask whether the person wants security news by email
      </Checkbox>
    </FormDialog>
  );
}
