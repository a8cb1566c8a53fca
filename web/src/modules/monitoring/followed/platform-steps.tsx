import { say } from '../../../portal/texts/say.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { FixSteps, type Step } from '../findings/fix-steps.tsx';
import type { FollowedFinding } from '../website-types.ts';
import { platformSteps as texts } from './followed.texts.ts';
import { StepNotes } from './step-notes.tsx';

type PlatformStepsProps = {
  readonly finding: FollowedFinding;
  readonly platform: FollowedFinding['remedies'][number]['platform'] | null;
  /** Those of the platform. */
  readonly steps: readonly Step[];
  readonly onChange: (platform: FollowedFinding['remedies'][number]['platform']) => void;
};

/** How to fix a finding on what the website runs on; somebody who knows better chooses another system. */
export function PlatformSteps({ finding: { remedies, quotes }, platform, steps, onChange }: PlatformStepsProps) {
  if (remedies.length < 2) return <FixSteps steps={steps} quotes={quotes} />;
  const chosen = remedies.find(({ platform: id }) => id === platform);
  const recognised = remedies.filter(({ isRecognised }) => isRecognised).map(({ label }) => label);
  return (
    <>
      <div className="mb-4 max-w-sm">
        <Select
          label={say(texts.stepsFor)}
          options={remedies.map(({ platform: id, label, isRecognised }) => ({
            id,
            label,
            ...(isRecognised ? { description: say(texts.recognized) } : {}),
          }))}
          value={platform}
          onChange={onChange}
          description={
            recognised.length === 0
              ? say(texts.weCouldNotTell)
              : say(texts.theScanRecognized, { systems: new Intl.ListFormat(say.locale).format(recognised) })
          }
        />
      </div>
      <div aria-live="polite">
        <FixSteps steps={steps} quotes={quotes} />
        {chosen && <StepNotes remedy={chosen} />}
      </div>
    </>
  );
}
