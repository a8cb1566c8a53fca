import type { HelpRequestState } from '@portal/domain/concierge/help-request.ts';
import { Badge } from '../../../ui/states/badge.tsx';

const LOOKS = {
  new: { tone: 'accent', text: 'New' },
  inProgress: { tone: 'warning', text: 'In progress' },
  waiting: { tone: 'neutral', text: 'Waiting for customer' },
  closed: { tone: 'success', text: 'Closed' },
} as const;

/** States to choose from, as staff name them. */
export const HELP_STATE_CHOICES = (['new', 'inProgress', 'waiting', 'closed'] as const).map((id) => ({
  id,
  label: LOOKS[id].text,
}));

/** How a request stands. */
export function HelpState({ state }: { readonly state: HelpRequestState }) {
  return <Badge tone={LOOKS[state].tone}>{LOOKS[state].text}</Badge>;
}
