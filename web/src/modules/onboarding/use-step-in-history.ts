import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OnboardingDraft } from './onboarding-draft.ts';

type Step = OnboardingDraft['step'];

/**
 * Gives each step an entry in the browser's history, so that its Back leads to the step before and not out of the portal.
 * Answers what goes to a step.
 */
export function useStepInHistory(step: Step, onStep: (step: Step) => void): (step: Step) => void {
  const { history } = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const asked = useLocation({ select: ({ state }) => (state as { onboardingStep?: Step }).onboardingStep });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another entry of the history asks for another step
  useEffect(() => {
    if (asked === undefined) history.replace(path, { onboardingStep: step });
    else if (asked !== step) onStep(asked);
  }, [asked]);
  return (next) => history.push(path, { onboardingStep: next });
}
