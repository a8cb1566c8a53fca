import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSave } from '../use-save.ts';
import { signUpLinkDialog as texts } from './sign-ups.texts.ts';

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
      say(texts.theLinkIsOn, { email }),
    );

  return (
    <FormDialog
      title={say(texts.title)}
      submitLabel={say(texts.sendTheLink)}
      isReady={email !== '' && !isWrong}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">{say(texts.thePersonGetsAn)}</p>
      <TextField
        label={say(texts.emailAddress)}
        type="email"
        autoComplete="off"
        value={fields.email}
        onChange={(next) => change({ email: next })}
        onBlur={() => setIsLeft(true)}
        maxLength={254}
        isRequired
        errorMessage={isLeft && isWrong ? say(texts.pleaseEnterAValid) : errors.email}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={say(texts.firstNameOptional)}
          autoComplete="off"
          value={fields.firstName}
          onChange={(firstName) => change({ firstName })}
          maxLength={100}
          errorMessage={errors.firstName}
        />
        <TextField
          label={say(texts.lastNameOptional)}
          autoComplete="off"
          value={fields.lastName}
          onChange={(lastName) => change({ lastName })}
          maxLength={100}
          errorMessage={errors.lastName}
        />
      </div>
      <TextField
        label={say(texts.organizationOptional)}
        autoComplete="off"
        value={fields.companyName}
        onChange={(companyName) => change({ companyName })}
        maxLength={200}
        errorMessage={errors.companyName}
      />
      <Select
        label={say(texts.subscriptionId)}
        options={[{ id: NO_OFFER, label: say(texts.noneTheUsualFree) }, ...offers]}
        value={fields.subscriptionId}
        onChange={(subscriptionId) => change({ subscriptionId })}
        errorMessage={errors.subscriptionId}
      />
      <Checkbox isSelected={fields.asksSecurityOptIn} onChange={(asksSecurityOptIn) => change({ asksSecurityOptIn })}>
        {say(texts.askWhetherThePerson)}
      </Checkbox>
    </FormDialog>
  );
}
