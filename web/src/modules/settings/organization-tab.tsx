import { isWebsiteAddress } from '@portal/domain/profile/company-url.ts';
import { INDUSTRIES } from '@portal/domain/profile/industries.ts';
import { TEAM_SIZES } from '@portal/domain/profile/team-sizes.ts';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DetailsForm } from './details-form.tsx';
import { useSaveDetails } from './use-save-details.ts';

const industries = INDUSTRIES.map(({ code, label }) => ({ id: code, label }));
const teamSizes = TEAM_SIZES.map((size) => ({ id: size, label: size }));

/** The company's details. */
export function OrganizationTab() {
  const { companyData, orgId } = useProfile();
  const saved = {
    companyName: companyData?.companyName ?? '',
    companyUrl: companyData?.companyUrl ?? '',
    industry: industries.find(({ id }) => id === companyData?.industry)?.id ?? null,
    numberOfEmployees: teamSizes.find(({ id }) => id === companyData?.numberOfEmployees)?.id ?? null,
    phone: companyData?.phone ?? '',
  };
  const kept = useKeptForm<typeof saved>('organization-details');
  const [details, setDetails] = useState(kept ?? saved);
  const hasChanges = Object.entries(saved).some(([name, value]) => details[name as keyof typeof saved] !== value);
  useKeepForm('organization-details', hasChanges ? details : null);
  const { industry, numberOfEmployees } = details;
  const hasName = details.companyName.trim() !== '';
  const isUrlWrong = details.companyUrl.trim() !== '' && !isWebsiteAddress(details.companyUrl);
  const { save, isBusy, fieldErrors } = useSaveDetails(async () => {
    if (industry === null || numberOfEmployees === null) return;
    await callApi('companyUpdate', { ...details, industry, numberOfEmployees, ...(orgId === null ? {} : { orgId }) });
  });
  return (
    <DetailsForm
      title="Organization Details"
      description="Shown on reports, and used to explain what matters for firms like yours."
      hasChanges={hasChanges}
      isValid={hasName && !isUrlWrong && industry !== null && numberOfEmployees !== null}
      isBusy={isBusy}
      onSave={save}
      onReset={() => setDetails(saved)}
    >
      <TextField
        label="Organization name"
        autoComplete="organization"
        value={details.companyName}
        onChange={(companyName) => setDetails({ ...details, companyName })}
        maxLength={200}
        isRequired
        errorMessage={hasName ? fieldErrors.companyName : 'Please enter the organization name.'}
      />
      <TextField
        label="Website address (optional)"
        autoComplete="url"
        inputMode="url"
        value={details.companyUrl}
        onChange={(companyUrl) => setDetails({ ...details, companyUrl })}
        maxLength={2000}
        errorMessage={isUrlWrong ? 'Please enter a valid URL.' : fieldErrors.companyUrl}
      />
      <Combobox
        label="Primary industry"
        options={industries}
        value={industry}
        onChange={(next) => setDetails({ ...details, industry: next })}
        isRequired
        errorMessage={industry === null ? 'Please select your primary industry.' : undefined}
      />
      <Select
        label="Team size"
        options={teamSizes}
        value={numberOfEmployees}
        onChange={(next) => setDetails({ ...details, numberOfEmployees: next })}
        description="Include all full-time and part-time employees, contractors, and consultants."
        isRequired
      />
      <TextField
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        value={details.phone}
        onChange={(phone) => setDetails({ ...details, phone })}
        maxLength={50}
        errorMessage={fieldErrors.phone}
      />
    </DetailsForm>
  );
}
