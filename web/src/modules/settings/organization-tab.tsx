import { isWebsiteAddress } from '@portal/domain/profile/company-url.ts';
import { INDUSTRIES } from '@portal/domain/profile/industries.ts';
import { TEAM_SIZES } from '@portal/domain/profile/team-sizes.ts';
import { callApi } from '../../api/call-api.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ChangedElsewhere, type ChangedField } from './changed-elsewhere.tsx';
import { DetailsForm } from './details-form.tsx';
import { ProofPacksCard } from './proof-packs-card.tsx';
import { ScanMailsCard } from './scan-mails-card.tsx';
import { useEditedDetails } from './use-edited-details.ts';
import { useSaveDetails } from './use-save-details.ts';

const industries = INDUSTRIES.map(({ code, label }) => ({ id: code, label }));
const teamSizes = TEAM_SIZES.map((size) => ({ id: size, label: size }));

/** The company's details, and what holds for all of its people. */
export function OrganizationTab() {
  const { modules } = useSubscription();
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <OrganizationDetails />
      {modules.monitoring === 'ACTIVE' && <ScanMailsCard />}
      <ProofPacksCard />
    </div>
  );
}

function OrganizationDetails() {
  const { companyData, orgId } = useProfile();
  const stored = {
    companyName: companyData?.companyName ?? '',
    companyUrl: companyData?.companyUrl ?? '',
    industry: companyData?.industry ?? '',
    numberOfEmployees: companyData?.numberOfEmployees ?? '',
    phone: companyData?.phone ?? '',
  };
  const { details, before, hasChanges, change, reset } = useEditedDetails('organization-details', stored);
  const industry = industries.find(({ id }) => id === details.industry)?.id ?? null;
  const numberOfEmployees = teamSizes.find(({ id }) => id === details.numberOfEmployees)?.id ?? null;
  const hasName = details.companyName.trim() !== '';
  const isUrlWrong = details.companyUrl.trim() !== '' && !isWebsiteAddress(details.companyUrl);
  const { save, isBusy, fieldErrors, isOutdated, forget } = useSaveDetails(async (overwrites) => {
    if (industry === null || numberOfEmployees === null) return;
    await callApi('companyUpdate', {
      ...details,
      industry,
      numberOfEmployees,
      before: overwrites ? stored : before,
      ...(orgId === null ? {} : { orgId }),
    });
  }, reset);
  return (
    <DetailsForm
      title="Organization Details"
      description="Shown on reports and used to explain what matters for companies like yours."
      hasChanges={hasChanges}
      isValid={hasName && !isUrlWrong && industry !== null && numberOfEmployees !== null}
      isBusy={isBusy}
      onSave={save}
      onReset={() => {
        reset();
        forget();
      }}
      notice={isOutdated && <ChangedElsewhere takeTheirs="Undo" fields={changedFields(stored, details)} />}
    >
      <TextField
        label="Organization name"
        autoComplete="organization"
        value={details.companyName}
        onChange={(companyName) => change({ ...details, companyName })}
        maxLength={200}
        isRequired
        errorMessage={hasName ? fieldErrors.companyName : 'Please enter the organization name.'}
      />
      <TextField
        label="Website address (optional)"
        autoComplete="url"
        inputMode="url"
        value={details.companyUrl}
        onChange={(companyUrl) => change({ ...details, companyUrl })}
        maxLength={2000}
        errorMessage={isUrlWrong ? 'Please enter a valid URL.' : fieldErrors.companyUrl}
      />
      <Combobox
        label="Primary industry"
        options={industries}
        value={industry}
        onChange={(next) => change({ ...details, industry: next ?? '' })}
        isRequired
        errorMessage={industry === null ? 'Please select your primary industry.' : undefined}
      />
      <Select
        label="Team size"
        options={teamSizes}
        value={numberOfEmployees}
        onChange={(next) => change({ ...details, numberOfEmployees: next ?? '' })}
        description="Include all full-time and part-time employees, contractors, and consultants."
        isRequired
      />
      <TextField
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        value={details.phone}
        onChange={(phone) => change({ ...details, phone })}
        maxLength={50}
        errorMessage={fieldErrors.phone}
      />
    </DetailsForm>
  );
}

type CompanyDetails = Readonly<
  Record<'companyName' | 'companyUrl' | 'industry' | 'numberOfEmployees' | 'phone', string>
>;

function changedFields(stored: CompanyDetails, typed: CompanyDetails): readonly ChangedField[] {
  const industryName = (code: string) => industries.find(({ id }) => id === code)?.label ?? code;
  return [
    { label: 'Organization name', stored: stored.companyName, typed: typed.companyName },
    { label: 'Website address', stored: stored.companyUrl, typed: typed.companyUrl },
    { label: 'Primary industry', stored: industryName(stored.industry), typed: industryName(typed.industry) },
    { label: 'Team size', stored: stored.numberOfEmployees, typed: typed.numberOfEmployees },
    { label: 'Phone', stored: stored.phone, typed: typed.phone },
  ];
}
