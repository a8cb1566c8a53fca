import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import type { Recurrence } from '@portal/domain/monitoring/schedules/schedule.ts';
import { useBlocker } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { keptSchedule, scheduleFormFrom } from '../schedule/kept-schedule.ts';
import { ScheduleFields } from '../schedule/schedule-fields.tsx';
import { newScheduleForm, type ScheduleErrors, scheduleErrors } from '../schedule/schedule-form.ts';
import { checkWebsiteUrl } from './check-website-url.ts';
import { ConfirmUrlStep } from './confirm-url-step.tsx';
import { type KeptWebsite, WEBSITE_FORM, wizardFrom } from './kept-website.ts';
import { SpecifyWebsiteStep } from './specify-website-step.tsx';
import { useAddWebsite } from './use-add-website.ts';
import { firstWebsite, urlOf, type WebsiteErrors, websiteErrors } from './website-form.ts';
import { addWebsiteWizard as texts } from './wizard.texts.ts';
import { WizardFooter } from './wizard-footer.tsx';
import { WizardStep } from './wizard-step.tsx';

const steps = [texts.specifyWebsite, texts.confirmUrl, texts.scheduleScan] as const;

type AddWebsiteWizardProps = {
  readonly otherNames: readonly string[];
  readonly levels: readonly ScanLevel[];
  readonly recurrences: readonly Recurrence[];
  readonly onClose: () => void;
  /** The website is there; settles when the page shows it. */
  readonly onAdded: (name: string) => Promise<void>;
};

/** Adds a website in three steps. What is typed stays until the website and its schedule are there. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the steps share what was typed
export function AddWebsiteWizard({ otherNames, levels, recurrences, onClose, onAdded }: AddWebsiteWizardProps) {
  const { timeZone, supportEmail } = useBrand();
  const putAside = useKeptForm<KeptWebsite>(WEBSITE_FORM);
  const { companyData } = useProfile();
  const [start] = useState(() => firstWebsite(otherNames.length === 0 ? (companyData?.companyUrl ?? '') : ''));
  const [kept] = useState(() => (putAside === null ? { ...wizardFrom(null), website: start } : wizardFrom(putAside)));
  const [step, setStep] = useState(kept.step);
  const [website, setWebsite] = useState(kept.website);
  const [websiteProblems, setWebsiteProblems] = useState<WebsiteErrors>({});
  const [isReachable, setIsReachable] = useState(kept.isReachable);
  const [schedule, setSchedule] = useState(() =>
    scheduleFormFrom(kept.schedule, newScheduleForm(timeZone, levels, recurrences), { levels, recurrences }, timeZone),
  );
  const [scheduleProblems, setScheduleProblems] = useState<ScheduleErrors>({});
  const [isAsking, setIsAsking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { add, targetId } = useAddWebsite(kept.targetId);
  const isCreated = targetId !== null;
  const url = urlOf(website);
  const hasText = website.webAppName !== start.webAppName || website.webAppUrl !== start.webAppUrl || step > 0;
  const typed = useMemo(
    () => ({ step, website, isReachable, targetId, schedule: keptSchedule(schedule) }) satisfies KeptWebsite,
    [step, website, isReachable, targetId, schedule],
  );
  useKeepForm(WEBSITE_FORM, hasText && !isDone ? typed : null);
  const wouldLose = () => !isCreated && hasText;

  // Back or a link elsewhere asks as the close button does; a reload asks in the browser's own words.
  useBlocker({
    enableBeforeUnload: wouldLose,
    shouldBlockFn: () => {
      if (wouldLose()) setIsAsking(true);
      return wouldLose();
    },
  });

  const finish = async () => {
    setIsDone(true);
    await onAdded(website.webAppName.trim());
    onClose();
  };

  const { act: check } = useAction(
    async (address: string) => {
      const found = await checkWebsiteUrl(address);
      if (!found.passes) return setWebsiteProblems(found.errors);
      setIsReachable(found.isReachable);
      setStep(1);
    },
    { failed: { what: say(texts.what), supportEmail } },
  );
  const checkWebsite = async () => {
    const problems = websiteErrors(website, otherNames);
    setWebsiteProblems(problems);
    if (Object.keys(problems).length > 0 || url === null) return;
    await check(url);
  };

  const submit = async () => {
    const problems = scheduleErrors(schedule, timeZone);
    setScheduleProblems(problems);
    if (Object.keys(problems).length > 0) return;
    try {
      await add(website, schedule);
      await finish();
    } catch (error) {
      const fields = fieldErrorsOf(error);
      const webAppName = fields.targetName ?? fields.appName;
      if (webAppName !== undefined || fields.targetUrl !== undefined) {
        setWebsiteProblems({
          ...(webAppName === undefined ? {} : { webAppName }),
          ...(fields.targetUrl === undefined ? {} : { webAppUrl: fields.targetUrl }),
        });
        setStep(0);
      } else if (fields.dateTime !== undefined) setScheduleProblems({ scheduleDate: fields.dateTime });
    }
  };

  const close = async () => {
    if (!isCreated) return setIsAsking(true);
    await finish();
  };

  return (
    <>
      <Dialog
        title={say(texts.title)}
        isOpen
        isDismissable={false}
        onEscape={() => void close()}
        onOpenChange={() => undefined}
        footer={
          <WizardFooter
            step={step}
            isCreated={isCreated}
            startsNow={schedule.startsNow}
            isConfirmed={website.urlConfirmed}
            onClose={close}
            onBack={() => setStep(step - 1)}
            onCheck={checkWebsite}
            onAgree={() => setStep(2)}
            onSubmit={submit}
          />
        }
      >
        <div className="mb-6 border-line border-b pb-5">
          <Stepper label={say(texts.stepsToAddA)} steps={steps.map((name) => say(name))} current={step} />
        </div>
        <WizardStep key={step} name={say(steps[step] ?? texts.specifyWebsite)} isFirst={step === 0}>
          {step === 0 && (
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void checkWebsite();
              }}
            >
              <SpecifyWebsiteStep
                form={website}
                errors={websiteProblems}
                onChange={(next) => {
                  setWebsite(next);
                  setWebsiteProblems({});
                }}
              />
              <button type="submit" hidden aria-label={say(texts.next)} />
            </form>
          )}
          {step === 1 && url !== null && (
            <ConfirmUrlStep
              name={website.webAppName.trim()}
              url={url}
              isReachable={isReachable}
              isConfirmed={website.urlConfirmed}
              onConfirm={(urlConfirmed) => setWebsite({ ...website, urlConfirmed })}
            />
          )}
          {step === 2 && (
            <div className="flex flex-col gap-5">
              {isCreated && (
                <Banner kind="warning" title={say(texts.yourWebsiteWasAdded)} isAlert>
                  {say(texts.everythingBelowIsAs)}
                </Banner>
              )}
              <ScheduleFields
                form={schedule}
                errors={scheduleProblems}
                levels={levels}
                recurrences={recurrences}
                canStartNow
                onChange={(next) => {
                  setSchedule(next);
                  setScheduleProblems({});
                }}
              />
            </div>
          )}
        </WizardStep>
      </Dialog>
      <ConfirmDialog
        title={say(texts.closeWithoutAddingWebsite)}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        confirmLabel={say(texts.closeWithoutAdding)}
        cancelLabel={say(texts.keepGoing)}
        isDanger
        onConfirm={onClose}
      >
        {say(texts.whatYouHaveEntered)}
      </ConfirmDialog>
    </>
  );
}
