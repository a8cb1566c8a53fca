import { FileText } from 'lucide-react';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import type { ComplianceSummary } from './use-module-activity.ts';

type PoliciesCardProps = { readonly summary: ComplianceSummary };

/** How many policies hold, what is begun and what is missing (spec part 2, section 3). */
export function PoliciesCard({ summary: { active, inactive, draft, lastUpdated } }: PoliciesCardProps) {
  const { formatDate } = useFormatDate();
  const facts = [
    { term: 'Active', value: String(active) },
    { term: 'Drafts', value: String(draft) },
    { term: 'Last updated', value: lastUpdated === null ? 'Not yet' : formatDate(lastUpdated) },
  ];
  return (
    <Card
      title="Security Policies"
      icon={<FileText size={20} />}
      aside={inactive === 0 ? <Badge tone="success">All in place</Badge> : <Badge>{inactive} to go</Badge>}
      footer={
        <LinkButton variant="soft" href="/securitypolicy">
          {active + draft === 0 ? 'Write your first policy' : 'See your policies'}
        </LinkButton>
      }
    >
      <p className="mb-5 text-ink-soft">{inWords(active, inactive)}</p>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 border-line border-t pt-5 tablet:grid-cols-3">
        {facts.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="mt-0.5 font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function inWords(active: number, inactive: number): string {
  if (inactive === 0) return 'Every policy that we recommend for your company holds.';
  const missing = inactive === 1 ? '1 recommended policy' : `${inactive} recommended policies`;
  return active === 0 ? `${missing} to choose from. The first takes about a quarter of an hour.` : `${missing} to go.`;
}
