import { isWebsiteAddress } from '@portal/domain/profile/company-url.ts';
import { INDUSTRIES } from '@portal/domain/profile/industries.ts';
import { TEAM_SIZES, teamSizeInWords } from '@portal/domain/profile/team-sizes.ts';
import { callApi } from '../../api/call-api.ts';
import { say } from '../../portal/texts/say.ts';
import { sayLabels } from '../../portal/texts/say-labels.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ChangedElsewhere, type ChangedField } from './changed-elsewhere.tsx';
import { CountriesCard } from './countries/countries-card.tsx';
import { DetailsForm } from './details-form.tsx';
import { DevelopersCard } from './programs/developers-card.tsx';
import { IntegrationsCard } from './programs/integrations-card.tsx';
import { ProofPacksCard } from './proof-packs-card.tsx';
import { ScanMailsCard } from './scan-mails-card.tsx';
import { organizationTab as texts } from './settings.texts.ts';
import { useEditedDetails } from './use-edited-details.ts';
import { useSaveDetails } from './use-save-details.ts';

const industries = INDUSTRIES.map(({ code, label }) => ({ id: code, label }));

/** The company's details, and what holds for all of its people. */
export function OrganizationTab() {
  const { modules } = useSubscription();
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <OrganizationDetails />
      <CountriesCard />
      {modules.monitoring === 'ACTIVE' && <ScanMailsCard />}
      <ProofPacksCard />
      <IntegrationsCard />
      <DevelopersCard />
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
  const numberOfEmployees = TEAM_SIZES.find((size) => size === details.numberOfEmployees) ?? null;
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
      title={say(texts.title)}
      description={say(texts.description)}
      hasChanges={hasChanges}
      isValid={hasName && !isUrlWrong && industry !== null && numberOfEmployees !== null}
      isBusy={isBusy}
      onSave={save}
      onReset={() => {
        reset();
        forget();
      }}
      notice={isOutdated && <ChangedElsewhere takeTheirs={say(texts.undo)} fields={changedFields(stored, details)} />}
    >
      <TextField
        label={say(texts.organizationName)}
        autoComplete="organization"
        value={details.companyName}
        onChange={(companyName) => change({ ...details, companyName })}
        maxLength={200}
        isRequired
        errorMessage={hasName ? fieldErrors.companyName : say(texts.pleaseEnterTheOrganization)}
      />
      <TextField
        label={say(texts.websiteAddressOptional)}
        autoComplete="url"
        inputMode="url"
        value={details.companyUrl}
        onChange={(companyUrl) => change({ ...details, companyUrl })}
        maxLength={2000}
        errorMessage={isUrlWrong ? say(texts.pleaseEnterAValid) : fieldErrors.companyUrl}
      />
      <Combobox
        label={say(texts.primaryIndustry)}
        options={sayLabels(industries)}
        value={industry}
        onChange={(next) => change({ ...details, industry: next ?? '' })}
        isRequired
        errorMessage={industry === null ? say(texts.pleaseSelectYourPrimary) : undefined}
      />
      <Select
        label={say(texts.teamSize)}
        options={TEAM_SIZES.map((id) => ({ id, label: teamSizeInWords(id, say) }))}
        value={numberOfEmployees}
        onChange={(next) => change({ ...details, numberOfEmployees: next ?? '' })}
        description={say(texts.includeAllFullTime)}
        isRequired
      />
      <TextField
        label={say(texts.phoneOptional)}
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
  const industryName = (code: string) => {
    const label = industries.find(({ id }) => id === code)?.label;
    return label === undefined ? code : say(label);
  };
  const sizeOf = ({ numberOfEmployees }: CompanyDetails) => teamSizeInWords(numberOfEmployees, say);
  return [
    { label: say(texts.organizationName), stored: stored.companyName, typed: typed.companyName },
    { label: say(texts.websiteAddress), stored: stored.companyUrl, typed: typed.companyUrl },
    { label: say(texts.primaryIndustry), stored: industryName(stored.industry), typed: industryName(typed.industry) },
    { label: say(texts.teamSize), stored: sizeOf(stored), typed: sizeOf(typed) },
    { label: say(texts.phone), stored: stored.phone, typed: typed.phone },
  ];
}
