import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { organisationColumns as texts } from './customers.texts.ts';
import { subscriptionStatusWords } from './subscription-status-words.ts';

export type Organisation = CallOutput<'listOrganisations'>['data']['organisations'][number];

export type ChosenCustomers = {
  /** Ids of those that shall be written to together. */
  readonly chosen: ReadonlySet<string>;
  /** Null for staff who may not write to customers. */
  readonly onChoose: ((orgId: string, isChosen: boolean) => void) | null;
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
      label: say(texts.organization),
      isRowHeader: true,
      isSortable: true,
      render: (row) => <NameOfCustomer customer={row} chosen={chosen} onChoose={onChoose} />,
    },
    {
      id: 'score',
      label: say(texts.score),
      align: 'end',
      isSortable: true,
      render: ({ score, scoreChange }) => score !== null && <ScoreOfCustomer score={score} change={scoreChange} />,
    },
    {
      id: 'worst',
      label: say(texts.worstOpenPoint),
      phone: 'state',
      isSortable: true,
      render: ({ worstPoint }) => worstPoint && <WorstPoint point={worstPoint} />,
    },
    {
      id: 'plan',
      label: say(texts.plan),
      phone: 'detail',
      render: ({ planName, subscriptionStatus, isTrialOver, isSuspended }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          {planName}
          {isSuspended ? (
            <Badge tone="warning">{say(texts.suspended)}</Badge>
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
      label: say(texts.signedUp),
      phone: 'hidden',
      isSortable: true,
      render: (row) => formatDate(row.signUpDate),
    },
    {
      id: 'websites',
      label: say(texts.websites),
      phone: 'hidden',
      align: 'end',
      isSortable: true,
      render: (row) => row.websites,
    },
    {
      id: 'scans',
      label: say(texts.scans30Days),
      phone: 'hidden',
      align: 'end',
      isSortable: true,
      render: (row) => row.recentScans,
    },
    {
      id: 'admins',
      label: say(texts.admins),
      phone: 'hidden',
      align: 'end',
      isSortable: true,
      render: (row) => row.admins,
    },
    {
      id: 'active',
      label: say(texts.lastActive),
      isSortable: true,
      render: ({ lastActiveAt }) => (lastActiveAt === null ? say(texts.never) : formatDate(lastActiveAt)),
    },
  ];
}

/** The way to a customer, with a box to choose it for a letter. */
function NameOfCustomer({ customer, chosen, onChoose }: ChosenCustomers & { readonly customer: Organisation }) {
  const { orgId, companyName, isSandbox } = customer;
  return (
    <span className="flex items-start gap-1">
      {onChoose && (
        <Checkbox
          aria-label={say(texts.chooseCompanyName, { companyName })}
          isSelected={chosen.has(orgId)}
          onChange={(isChosen) => onChoose(orgId, isChosen)}
        >
          {''}
        </Checkbox>
      )}
      <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        <TextLink href={`/console/organizations/${orgId}`}>{companyName}</TextLink>
        {isSandbox && <Badge tone="accent">{say(texts.sandbox)}</Badge>}
      </span>
    </span>
  );
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
  const [sign, direction] = change > 0 ? ['+', 'up'] : ['−', 'down'];
  return (
    <>
      {score}{' '}
      <span className={change > 0 ? 'text-success-ink' : 'text-danger-ink'}>
        <span aria-hidden="true">
          {sign}
          {Math.abs(change)}
        </span>
        <span className="sr-only">{say(texts.moved, { direction, points: Math.abs(change) })}</span>
      </span>
    </>
  );
}
