import { CONSENT_LABEL, CONSENT_TERMS } from '@portal/domain/monitoring/scan-consent.ts';
import { isWebsiteAddress } from '@portal/domain/profile/company-url.ts';
import { INDUSTRIES } from '@portal/domain/profile/industries.ts';
import { TEAM_SIZES, teamSizeInWords } from '@portal/domain/profile/team-sizes.ts';
import { type FormEvent, useState } from 'react';
import { carriedWebsite } from '../../portal/carried-website.ts';
import { say } from '../../portal/texts/say.ts';
import { sayLabels } from '../../portal/texts/say-labels.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { organizationStep as texts } from './onboarding.texts.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';
import { StepButtons } from './step-buttons.tsx';

type Company = OnboardingDraft['company'];

type OrganizationStepProps = {
  readonly company: Company;
  readonly mayScan: boolean;
  readonly onChange: (company: Company) => void;
  readonly onMayScanChange: (mayScan: boolean) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
};

const industries = INDUSTRIES.map(({ code, label }) => ({ id: code, label }));

/** Step 1: the organization. Next is off until name, industry and size are there and the address is right. */
export function OrganizationStep(props: OrganizationStepProps) {
  const { company, mayScan, onChange, onMayScanChange, onBack, onNext } = props;
  const { website: guessedWebsite } = useProfile().signupData;
  const [left, setLeft] = useState({ name: false, url: false });
  const hasName = company.companyName.trim() !== '';
  const isUrlWrong = company.companyUrl.trim() !== '' && !isWebsiteAddress(company.companyUrl);
  const hasWebsite = company.companyUrl.trim() !== '' && !isUrlWrong;
  const isReady = hasName && company.industry !== null && company.numberOfEmployees !== null && !isUrlWrong;

  const isCarried = company.companyUrl !== '' && company.companyUrl === carriedWebsite();
  const isGuessed = guessedWebsite !== '' && company.companyUrl === guessedWebsite;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onNext();
  };

  return (
    <form noValidate onSubmit={submit}>
      <h1 className="font-semibold text-2xl tracking-tight">{say(texts.tellUsAboutYour)}</h1>
      <p className="mt-1.5 mb-6 text-ink-soft">{say(texts.thisHelpsUsShow)}</p>
      <div className="flex flex-col gap-4">
        <TextField
          label={say(texts.organizationName)}
          name="organization"
          autoComplete="organization"
          value={company.companyName}
          onChange={(companyName) => onChange({ ...company, companyName })}
          onBlur={() => setLeft({ ...left, name: true })}
          maxLength={200}
          isRequired
          errorMessage={left.name && !hasName ? say(texts.pleaseEnterTheOrganization) : undefined}
        />
        <Combobox
          label={say(texts.primaryIndustry)}
          options={sayLabels(industries)}
          value={industries.find(({ id }) => id === company.industry)?.id ?? null}
          onChange={(industry) => onChange({ ...company, industry })}
          isRequired
        />
        <Select
          label={say(texts.teamSize)}
          options={TEAM_SIZES.map((id) => ({ id, label: teamSizeInWords(id, say) }))}
          value={TEAM_SIZES.find((size) => size === company.numberOfEmployees) ?? null}
          onChange={(numberOfEmployees) => onChange({ ...company, numberOfEmployees })}
          description={say(texts.description)}
          isRequired
        />
        <TextField
          label={say(texts.websiteAddressOptional)}
          name="url"
          autoComplete="url"
          inputMode="url"
          placeholder={say(texts.placeholder)}
          value={company.companyUrl}
          onChange={(companyUrl) => onChange({ ...company, companyUrl })}
          onBlur={() => setLeft({ ...left, url: true })}
          maxLength={2000}
          errorMessage={left.url && isUrlWrong ? say(texts.pleaseEnterAValid) : undefined}
          description={whereFrom(isCarried, isGuessed)}
        />
        {hasWebsite && (
          <Checkbox isSelected={mayScan} onChange={onMayScanChange} description={say(CONSENT_TERMS)}>
            {say(texts.consent, { consent: say(CONSENT_LABEL) })}
          </Checkbox>
        )}
      </div>
      <StepButtons onBack={onBack}>
        <Button type="submit" isDisabled={!isReady}>
          {say(texts.next)}
        </Button>
      </StepButtons>
    </form>
  );
}

/** Where the address is from that stands in the field by itself. */
function whereFrom(isCarried: boolean, isGuessed: boolean): string | undefined {
  if (isCarried) return say(texts.theDomainYouChecked);
  return isGuessed ? say(texts.guessedFromYourEmail) : undefined;
}
