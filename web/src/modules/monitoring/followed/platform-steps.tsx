import { useState } from 'react';
import { Select } from '../../../ui/select.tsx';
import { FixSteps } from '../findings/fix-steps.tsx';
import type { FollowedFinding } from '../website-types.ts';

/** How to fix a finding on what the website runs on; somebody who knows better chooses another system. */
export function PlatformSteps({ finding }: { readonly finding: FollowedFinding }) {
  const { remedies, fix } = finding;
  const first = remedies.find(({ isRecognised }) => isRecognised) ?? remedies.at(-1);
  const [chosen, setChosen] = useState(first?.platform ?? null);
  const steps = remedies.find(({ platform }) => platform === chosen)?.steps ?? fix;
  if (remedies.length < 2) return <FixSteps steps={steps} />;
  const recognised = remedies.filter(({ isRecognised }) => isRecognised).map(({ label }) => label);
  return (
    <>
      <div className="mb-4 max-w-sm">
        <Select
          label="Steps for"
          options={remedies.map(({ platform, label, isRecognised }) => ({
            id: platform,
            label,
            ...(isRecognised ? { description: 'Recognized on your website' } : {}),
          }))}
          value={chosen}
          onChange={setChosen}
          description={
            recognised.length === 0
              ? 'We could not tell what your website runs on. Choose it here.'
              : `The scan recognized ${recognised.join(' and ')}.`
          }
        />
      </div>
      <div aria-live="polite">
        <FixSteps steps={steps} />
      </div>
    </>
  );
}
