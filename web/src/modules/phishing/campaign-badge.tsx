import { say } from '../../portal/texts/say.ts';
import { Badge } from '../../ui/states/badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import { campaignStates as texts } from './phishing.texts.ts';
import type { CampaignRow } from './phishing-types.ts';

const TONES: Readonly<Record<CampaignRow['state'], Tone>> = {
  planned: 'accent',
  running: 'success',
  ended: 'neutral',
  stopped: 'warning',
};

/** How a campaign stands. */
export function CampaignBadge({ state }: { readonly state: CampaignRow['state'] }) {
  return <Badge tone={TONES[state]}>{say(texts[state])}</Badge>;
}
