import { INDUSTRIES } from '@portal/domain/profile/industries.ts';
import { TEAM_SIZES, teamSizeInWords } from '@portal/domain/profile/team-sizes.ts';
import { canSubmitSnapshot, isSnapshotUrlWrong, type SnapshotForm } from '@portal/domain/ratings/snapshot-form.ts';
import { type FormEvent, useState } from 'react';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { snapshotDialog as texts } from './snapshot.texts.ts';
import { SNAPSHOT_FORM } from './snapshot-form.ts';
import type { Reports, Wish } from './use-reports.ts';
import { useUpdateCompany } from './use-update-company.ts';

const industries = INDUSTRIES.map(({ code, label }) => ({ id: code, label }));

type SnapshotDialogProps = { readonly wish: Wish; readonly reports: Reports; readonly onClose: () => void };

/** Asks who the firm is, stores that, and gets the report (spec part 2, sections 2, 4 and 5). */
export default function SnapshotDialog({ wish, reports, onClose }: SnapshotDialogProps) {
  const { companyData } = useProfile();
  const stored: SnapshotForm = {
    companyName: companyData?.companyName ?? '',
    companyUrl: companyData?.companyUrl ?? '',
    numberOfEmployees: companyData?.numberOfEmployees ?? '',
    industry: companyData?.industry ?? '',
  };
  const kept = useKeptForm<SnapshotForm>(SNAPSHOT_FORM);
  const [form, setForm] = useState<SnapshotForm>(kept ?? stored);
  const [isTyped, setIsTyped] = useState(kept !== null);
  useKeepForm(SNAPSHOT_FORM, isTyped ? form : null);
  const company = useUpdateCompany();
  const isLoading = company.isBusy || reports.isLoading;
  const isUrlWrong = isSnapshotUrlWrong(form);
  const hasName = form.companyName.trim() !== '';
  const industry = industries.find(({ id }) => id === form.industry)?.id ?? null;
  const size = TEAM_SIZES.find((size) => size === form.numberOfEmployees) ?? null;
  const isReady = canSubmitSnapshot(stored, form, isLoading) && hasName && industry !== null && size !== null;
  // A report that asks for an address begins where it is typed.
  const [startsAtUrl] = useState(stored.companyUrl === '' || wish === 'address');

  const change = (next: SnapshotForm) => {
    setForm(next);
    setIsTyped(true);
  };
  const submit = async () => {
    if (!isReady || industry === null || size === null) return;
    const saved = await company.update({ ...form, industry, numberOfEmployees: size });
    if (saved === null) return;
    // Without an address there is nothing to look at: the dialog stays, with what is stored now.
    setForm(saved);
    setIsTyped(false);
    if (saved.companyUrl === '') company.remember(saved);
    else await reports.loadFor(saved.companyUrl, wish, () => company.remember(saved));
  };

  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button
            type="submit"
            form="snapshot-form"
            isDisabled={!isReady && !isLoading}
            isBusy={isLoading}
            busyLabel={say(texts.gettingYourReport)}
          >
            {say(texts.submit)}
          </Button>
        </>
      }
    >
      <form
        id="snapshot-form"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="mb-1 text-ink-soft">{say(texts.toPersonalizeTheReport)}</p>
        <TextField
          label={say(texts.companyName)}
          autoComplete="organization"
          maxLength={200}
          value={form.companyName}
          onChange={(companyName) => change({ ...form, companyName })}
          isRequired
          errorMessage={hasName ? company.fieldErrors.companyName : say(texts.pleaseEnterTheOrganization)}
        />
        <Combobox
          label={say(texts.primaryIndustry)}
          options={sayLabels(industries)}
          value={industry}
          onChange={(next) => change({ ...form, industry: next ?? '' })}
          isRequired
          errorMessage={industry === null ? say(texts.pleaseSelectYourPrimary) : undefined}
        />
        <Select
          label={say(texts.numberOfTeamMembers)}
          options={TEAM_SIZES.map((id) => ({ id, label: teamSizeInWords(id, say) }))}
          value={size}
          onChange={(next) => change({ ...form, numberOfEmployees: next })}
          description={say(texts.whoCounts)}
          isRequired
        />
        <TextField
          label={say(texts.primaryWebsiteAddress)}
          autoComplete="url"
          inputMode="url"
          placeholder={say(texts.addressExample)}
          maxLength={2000}
          autoFocus={startsAtUrl}
          value={form.companyUrl}
          onChange={(companyUrl) => change({ ...form, companyUrl })}
          errorMessage={isUrlWrong ? say(texts.pleaseEnterAValid) : company.fieldErrors.companyUrl}
        />
        {isLoading && (
          <p role="status" className="text-ink-soft text-sm">
            {say(texts.weAreCheckingYour)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
