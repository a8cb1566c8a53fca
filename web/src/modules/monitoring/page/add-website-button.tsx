import { Plus } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import type { WebsiteLimits } from '../website-types.ts';
import { NoWebsiteLeftButton } from './no-website-left-button.tsx';
import { addWebsiteButton as texts } from './page.texts.ts';

type AddWebsiteButtonProps = { readonly limits: WebsiteLimits; readonly onAdd: () => void };

/** Adds another website, or says why the plan has no room for one and what to do about it (spec part 2, section 2). */
export function AddWebsiteButton({ limits, onAdd }: AddWebsiteButtonProps) {
  if (limits.remaining <= 0) return <NoWebsiteLeftButton maximum={limits.maximumAllowed} />;
  return (
    <Tooltip text={say(texts.remaining, { remaining: limits.remaining })}>
      <Button variant="secondary" icon={<Plus aria-hidden="true" size={18} />} onPress={onAdd}>
        {say(texts.addAnotherWebsite)}
      </Button>
    </Tooltip>
  );
}
