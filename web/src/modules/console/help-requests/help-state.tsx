import type { HelpRequestState } from '@portal/domain/concierge/help-request.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { helpState as texts } from './help-requests.texts.ts';

const LOOKS = {
  new: { tone: 'accent', text: texts.new },
  inProgress: { tone: 'warning', text: texts.inProgress },
  waiting: { tone: 'neutral', text: texts.waitingForCustomer },
  closed: { tone: 'success', text: texts.closed },
} as const;

/** States to choose from, as staff name them. */
export const HELP_STATE_CHOICES = (['new', 'inProgress', 'waiting', 'closed'] as const).map((id) => ({
  id,
  label: LOOKS[id].text,
}));

/** How a request stands. */
export function HelpState({ state }: { readonly state: HelpRequestState }) {
  return <Badge tone={LOOKS[state].tone}>{say(LOOKS[state].text)}</Badge>;
}
