import type { Step } from '../findings/fix-steps.tsx';
import type { FollowedFinding } from '../website-types.ts';

/** The system whose steps are shown first: one that the scan recognised, otherwise the general ones; null without a choice. */
export function recognisedPlatform({ remedies }: FollowedFinding): string | null {
  const first = remedies.find(({ isRecognised }) => isRecognised) ?? remedies.at(-1);
  return first?.platform ?? null;
}

/** How to fix a finding on a system; the general steps for one that has none of its own. */
export function stepsOn({ remedies, fix }: FollowedFinding, platform: string | null): readonly Step[] {
  return remedies.find((remedy) => remedy.platform === platform)?.steps ?? fix;
}

/** A step as it is copied. */
export const stepText = (step: Step): string =>
  typeof step === 'string' ? step : step.map(({ text }) => text).join('');
