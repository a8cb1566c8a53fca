import { normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { callKey } from '../../api/use-call.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { carriedWebsite, dropCarriedWebsite } from '../../portal/carried-website.ts';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { say } from '../../portal/texts/say.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useOnboarding as texts } from './onboarding.texts.ts';
import { dropDraft, emptyDraft, keepDraft, type OnboardingDraft, readDraft } from './onboarding-draft.ts';
import { profileInput } from './profile-input.ts';
import { useStepInHistory } from './use-step-in-history.ts';

export type Onboarding = {
  readonly draft: OnboardingDraft;
  readonly change: (changes: Partial<OnboardingDraft>) => void;
  readonly goToStep: (step: OnboardingDraft['step']) => void;
  readonly busy: 'skip' | 'invite' | null;
  /** Saves the profile, with or without inviting the person of the third step. */
  readonly finish: (how: 'skip' | 'invite') => Promise<void>;
};

/** The state of onboarding; it outlives a reload of the page and a failed save. */
export function useOnboarding(): Onboarding {
  const { signupData, userData } = useProfile();
  const { supportEmail } = useBrand();
  const queryClient = useQueryClient();
  const kept = useKeptForm<OnboardingDraft>('onboarding');
  const [draft, setDraft] = useState(
    () => kept ?? readDraft() ?? emptyDraft({ ...signupData, website: carriedWebsite() ?? signupData.website }),
  );
  useKeepForm('onboarding', draft);
  const [busy, setBusy] = useState<Onboarding['busy']>(null);

  const change = (changes: Partial<OnboardingDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(next);
  };
  const goToStep = useStepInHistory(draft.step, (step) => change({ step }));

  /** Nobody waits for it: home is told when it has begun. */
  const startLook = (address: string) => {
    void import('./start-first-look.ts')
      .then(({ startFirstLook }) => startFirstLook(address))
      .then(() => queryClient.invalidateQueries({ queryKey: callKey('getModuleActivity') }));
  };

  const finish = async (how: 'skip' | 'invite') => {
    const input = profileInput(draft, signupData.linkId);
    if (input === null) {
      showToast({ kind: 'danger', text: say(texts.incompleteFormPleaseComplete) });
      return;
    }
    setBusy(how);
    try {
      await saveProfile(input);
    } catch {
      const text = say(texts.oopsSomethingWentWrong, { supportEmail });
      showToast({ kind: 'danger', text });
      setBusy(null);
      return;
    }
    const { adminProfile, companyProfile } = input;
    const lead = {
      email: userData.email,
      firstname: adminProfile.firstName,
      lastname: adminProfile.lastName,
      jobtitle: adminProfile.jobTitle ?? '',
      company: companyProfile.companyName,
      promotions_opt_in: String(draft.wantsOffers === true),
    };
    void import('../../portal/support/send-lead.ts').then(({ sendLead }) => sendLead(lead, 'Onboarded'));
    if (draft.mayScan === true && companyProfile.companyUrl) startLook(companyProfile.companyUrl);
    if (how === 'invite') await invite(draft.invite);
    dropDraft();
    dropCarriedWebsite();
    // With a company profile the guards lead on to the introduction.
    await queryClient.refetchQueries({ queryKey: callKey('profileCheck') });
  };

  return { draft, change, goToStep, busy, finish };
}

async function saveProfile(input: Parameters<typeof callApi<'profileSave'>>[1]): Promise<void> {
  try {
    await callApi('profileSave', input);
  } catch (error) {
    // Another tab, or a first try whose answer got lost, has saved it.
    if (!isApiError(error, 'PROFILE_EXISTS')) throw error;
  }
}

async function invite(person: OnboardingDraft['invite']): Promise<void> {
  try {
    await callApi('inviteUser', { ...person, email: normalizeEmail(person.email) });
    showToast({ kind: 'success', text: say(texts.invitedUserSuccessfully) });
  } catch {
    showToast({ kind: 'danger', text: say(texts.errorInUserInvitation) });
  }
}
