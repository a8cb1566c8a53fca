import type { HelpRequestState } from '@portal/domain/concierge/help-request.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { STATE_WORDS } from './request-words.ts';

/** How a request stands. */
export function StateBadge({ state }: { readonly state: HelpRequestState }) {
  const { word, tone } = STATE_WORDS[state];
  return <Badge tone={tone}>{say(word)}</Badge>;
}
