import type { CallOutput } from '../../../api/calls.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { subscriptionStatusWords } from './subscription-status-words.ts';

export type Organisation = CallOutput<'listOrganisations'>['data']['organisations'][number];

export type ChosenCustomers = {
  /** Ids of those that shall be written to together. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (orgId: string, isChosen: boolean) => void;
};

type ColumnsInput = ChosenCustomers & { readonly formatDate: (instant: string) => string };

/** What the list of customers tells of each. */
export function organisationColumns({
  chosen,
  onChoose,
  formatDate,
}: ColumnsInput): readonly TableColumn<Organisation>[] {
  return [
    {
      id: 'name',
      label: 'Organization',
      isRowHeader: true,
      isSortable: true,
      render: (row) => (
        <span className="flex items-start gap-1">
          <Checkbox
            aria-label={`Choose ${row.companyName}`}
            isSelected={chosen.has(row.orgId)}
            onChange={(isChosen) => onChoose(row.orgId, isChosen)}
          >
            {''}
          </Checkbox>
          <span className="min-w-0 wrap-anywhere">
            <TextLink href={`/console/organizations/${row.orgId}`}>{row.companyName}</TextLink>
          </span>
        </span>
      ),
    },
    {
      id: 'score',
      label: 'Score',
      align: 'end',
      isSortable: true,
      render: ({ score, scoreChange }) => score !== null && <ScoreOfCustomer score={score} change={scoreChange} />,
    },
    {
      id: 'worst',
      label: 'Worst open point',
      phone: 'state',
      isSortable: true,
      render: ({ worstPoint }) => worstPoint && <WorstPoint point={worstPoint} />,
    },
    {
      id: 'plan',
      label: 'Plan',
      phone: 'detail',
      render: ({ planName, subscriptionStatus, isTrialOver, isSuspended }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          {planName}
          {isSuspended ? (
            <Badge tone="warning">Suspended</Badge>
          ) : (
            <Badge tone={subscriptionStatus === 'ACTIVE' ? 'success' : 'neutral'}>
              {subscriptionStatusWords(subscriptionStatus, isTrialOver)}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'since',
      label: 'Signed up',
      phone: 'hidden',
      isSortable: true,
      render: (row) => formatDate(row.signUpDate),
    },
    {
      id: 'websites',
      label: 'Websites',
      phone: 'hidden',
      align: 'end',
      isSortable: true,
      render: (row) => row.websites,
    },
    {
      id: 'scans',
      label: 'Scans, 30 days',
      phone: 'hidden',
      align: 'end',
      isSortable: true,
      render: (row) => row.recentScans,
    },
    { id: 'admins', label: 'Admins', phone: 'hidden', align: 'end', isSortable: true, render: (row) => row.admins },
    {
      id: 'active',
      label: 'Last active',
      isSortable: true,
      render: ({ lastActiveAt }) => (lastActiveAt === null ? 'Never' : formatDate(lastActiveAt)),
    },
  ];
}

/** What stands open at worst, and how bad it is. */
function WorstPoint({ point }: { readonly point: NonNullable<Organisation['worstPoint']> }) {
  return (
    <span className="inline-flex items-center gap-x-2 gap-y-1 desktop:min-w-44 desktop:flex-col desktop:items-start">
      <SeverityBadge severity={point.severity} />
      <span className="wrap-anywhere">{point.what}</span>
    </span>
  );
}

/** A score and how it moved in four weeks, such as "62 +4". */
function ScoreOfCustomer({ score, change }: { readonly score: number; readonly change: number | null }) {
  if (change === null || change === 0) return score;
  const [sign, words] = change > 0 ? ['+', 'up'] : ['−', 'down'];
  return (
    <>
      {score}{' '}
      <span className={change > 0 ? 'text-success-ink' : 'text-danger-ink'}>
        <span aria-hidden="true">
          {sign}
          {Math.abs(change)}
        </span>
        <span className="sr-only">
          {words} {Math.abs(change)} in four weeks
        </span>
      </span>
    </>
  );
}
