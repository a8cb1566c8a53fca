import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { TextField } from '../../ui/text-field.tsx';
import { DetailsForm } from './details-form.tsx';
import { useSaveDetails } from './use-save-details.ts';

/** The user's own details. */
export function YouTab() {
  const { userData } = useProfile();
  const saved = { firstName: userData.firstName, lastName: userData.lastName, jobTitle: userData.jobTitle };
  const kept = useKeptForm<typeof saved>('your-details');
  const [details, setDetails] = useState(kept ?? saved);
  const trimmed = {
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    jobTitle: details.jobTitle.trim(),
  };
  const { save, isBusy, fieldErrors } = useSaveDetails(() =>
    callApi('editUser', { cognitoId: userData.cognitoId, userProfile: trimmed }),
  );
  const hasChanges = Object.entries(saved).some(([name, value]) => details[name as keyof typeof saved] !== value);
  useKeepForm('your-details', hasChanges ? details : null);
  const errorOf = (name: string) => fieldErrors[`userProfile.${name}`];
  return (
    <DetailsForm
      title="Your Details"
      description="How colleagues and support see you."
      hasChanges={hasChanges}
      isValid={trimmed.firstName !== '' && trimmed.lastName !== ''}
      isBusy={isBusy}
      onSave={save}
      onReset={() => setDetails(saved)}
    >
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          value={details.firstName}
          onChange={(firstName) => setDetails({ ...details, firstName })}
          maxLength={100}
          isRequired
          errorMessage={trimmed.firstName === '' ? 'Please enter your first name.' : errorOf('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          value={details.lastName}
          onChange={(lastName) => setDetails({ ...details, lastName })}
          maxLength={100}
          isRequired
          errorMessage={trimmed.lastName === '' ? 'Please enter your last name.' : errorOf('lastName')}
        />
      </div>
      <TextField
        label="Job title (optional)"
        autoComplete="organization-title"
        value={details.jobTitle}
        onChange={(jobTitle) => setDetails({ ...details, jobTitle })}
        maxLength={100}
        errorMessage={errorOf('jobTitle')}
      />
      <TextField
        label="Work email address"
        value={userData.email}
        isReadOnly
        description="You sign in with this address. Contact support to change it."
      />
    </DetailsForm>
  );
}
