import { useState } from 'react';
import { Select } from '../../../ui/select.tsx';
import { FixSteps } from '../findings/fix-steps.tsx';
import type { FollowedFinding } from '../website-types.ts';

const ANY = 'any';

/** How to fix a finding on what the website runs on; somebody who knows better chooses another system. */
export function PlatformSteps({ finding }: { readonly finding: FollowedFinding }) {
  const { remedies, fix } = finding;
  const [chosen, setChosen] = useState(remedies.find(({ isRecognised }) => isRecognised)?.platform ?? ANY);
  if (remedies.length === 0) return <FixSteps steps={fix} />;
  const steps = remedies.find(({ platform }) => platform === chosen)?.steps ?? fix;
  const recognised = remedies.filter(({ isRecognised }) => isRecognised).map(({ label }) => label);
  return (
    <>
      <div className="mb-4 max-w-sm">
        <Select
          label="Steps for"
          options={[
            ...remedies.map(({ platform, label, isRecognised }) => ({
              id: platform,
              label,
              ...(isRecognised ? { description: 'Recognized on your website' } : {}),
            })),
            { id: ANY, label: 'All systems at once' },
          ]}
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
