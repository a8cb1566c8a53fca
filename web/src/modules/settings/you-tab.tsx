import { callApi } from '../../api/call-api.ts';
import { say } from '../../portal/texts/say.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { DetailsForm } from './details-form.tsx';
import { personChanges } from './person-changes.ts';
import { youTab as texts } from './settings.texts.ts';
import { useEditedDetails } from './use-edited-details.ts';
import { useSaveDetails } from './use-save-details.ts';

/** The user's own details. */
export function YouTab() {
  const { userData } = useProfile();
  const stored = { firstName: userData.firstName, lastName: userData.lastName, jobTitle: userData.jobTitle };
  const { details, before, hasChanges, change, reset } = useEditedDetails('your-details', stored);
  const trimmed = {
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    jobTitle: details.jobTitle.trim(),
  };
  const { save, isBusy, fieldErrors, isOutdated, forget } = useSaveDetails(
    (overwrites) =>
      callApi('editUser', {
        cognitoId: userData.cognitoId,
        userProfile: trimmed,
        before: overwrites ? stored : before,
      }),
    reset,
  );
  const errorOf = (name: string) => fieldErrors[`userProfile.${name}`];
  return (
    <DetailsForm
      title={say(texts.title)}
      description={say(texts.description)}
      hasChanges={hasChanges}
      isValid={trimmed.firstName !== '' && trimmed.lastName !== ''}
      isBusy={isBusy}
      onSave={save}
      onReset={() => {
        reset();
        forget();
      }}
      notice={isOutdated && <ChangedElsewhere takeTheirs={say(texts.undo)} fields={personChanges(stored, trimmed)} />}
    >
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={say(texts.firstName)}
          autoComplete="given-name"
          value={details.firstName}
          onChange={(firstName) => change({ ...details, firstName })}
          maxLength={100}
          isRequired
          errorMessage={trimmed.firstName === '' ? say(texts.pleaseEnterYourFirst) : errorOf('firstName')}
        />
        <TextField
          label={say(texts.lastName)}
          autoComplete="family-name"
          value={details.lastName}
          onChange={(lastName) => change({ ...details, lastName })}
          maxLength={100}
          isRequired
          errorMessage={trimmed.lastName === '' ? say(texts.pleaseEnterYourLast) : errorOf('lastName')}
        />
      </div>
      <TextField
        label={say(texts.jobTitleOptional)}
        autoComplete="organization-title"
        value={details.jobTitle}
        onChange={(jobTitle) => change({ ...details, jobTitle })}
        maxLength={100}
        errorMessage={errorOf('jobTitle')}
      />
      <TextField
        label={say(texts.workEmailAddress)}
        value={userData.email}
        isReadOnly
        description={say(texts.youSignInWith)}
      />
    </DetailsForm>
  );
}
