import type { CallOutput } from '../../../api/calls.ts';
import { Badge } from '../../../ui/states/badge.tsx';

type PublicationState = CallOutput<'listWeaknesses'>['data']['weaknesses'][number]['state'];

const LOOKS = {
  draft: { tone: 'warning', text: 'Draft' },
  published: { tone: 'success', text: 'Published' },
  withdrawn: { tone: 'neutral', text: 'Withdrawn' },
} as const;

/** States to choose from in a list. */
export const PUBLICATION_CHOICES = [
  { id: 'all', label: 'All' },
  { id: 'draft', label: 'Drafts' },
  { id: 'published', label: 'Published' },
  { id: 'withdrawn', label: 'Withdrawn' },
] as const;

/** Whether customers see it. */
export function PublicationBadge({ state }: { readonly state: PublicationState }) {
  return <Badge tone={LOOKS[state].tone}>{LOOKS[state].text}</Badge>;
}
