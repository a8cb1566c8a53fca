import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { publicationBadge as texts } from './concierge.texts.ts';

type PublicationState = CallOutput<'listWeaknesses'>['data']['weaknesses'][number]['state'];

const LOOKS = {
  draft: { tone: 'warning', text: texts.draft },
  published: { tone: 'success', text: texts.published },
  withdrawn: { tone: 'neutral', text: texts.withdrawn },
} as const;

/** States to choose from in a list. */
export const PUBLICATION_CHOICES = [
  { id: 'all', label: texts.all },
  { id: 'draft', label: texts.drafts },
  { id: 'published', label: texts.published },
  { id: 'withdrawn', label: texts.withdrawn },
] as const;

/** Whether customers see it. */
export function PublicationBadge({ state }: { readonly state: PublicationState }) {
  return <Badge tone={LOOKS[state].tone}>{say(LOOKS[state].text)}</Badge>;
}
