import type { CallInput, CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import { Table, type TableSort } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { subscriptionStatusWords } from './subscription-status-words.ts';

type Organisation = CallOutput<'listOrganisations'>['data']['organisations'][number];
type Sort = NonNullable<CallInput<'listOrganisations'>['sort']>;

type OrganisationsTableProps = {
  readonly organisations: readonly Organisation[];
  readonly isSearching: boolean;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Ids of those that shall be written to together. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (orgId: string, isChosen: boolean) => void;
};

const orders: Readonly<Record<Sort, TableSort>> = {
  newest: { column: 'since', direction: 'descending' },
  oldest: { column: 'since', direction: 'ascending' },
  name: { column: 'name', direction: 'ascending' },
  'name-backwards': { column: 'name', direction: 'descending' },
  'most-websites': { column: 'websites', direction: 'descending' },
  'fewest-websites': { column: 'websites', direction: 'ascending' },
  'most-scans': { column: 'scans', direction: 'descending' },
  'fewest-scans': { column: 'scans', direction: 'ascending' },
  'most-admins': { column: 'admins', direction: 'descending' },
  'fewest-admins': { column: 'admins', direction: 'ascending' },
  'best-score': { column: 'score', direction: 'descending' },
  'worst-score': { column: 'score', direction: 'ascending' },
  'worst-point': { column: 'worst', direction: 'descending' },
  'mildest-point': { column: 'worst', direction: 'ascending' },
  'active-last': { column: 'active', direction: 'descending' },
  'active-longest-ago': { column: 'active', direction: 'ascending' },
};

/** The orders, for the address of the list. */
export const SORTS = Object.keys(orders) as readonly Sort[];

/** What begins at its low end: names with A, and scores with whom help is needed most. */
const FROM_BELOW: ReadonlySet<string> = new Set(['name', 'score']);

/** A column that was not the order so far begins where most is to be seen: the most of a figure, A of a name. */
function sortOf({ column, direction }: TableSort, before: TableSort): Sort {
  const isNew = column !== before.column;
  const wanted = isNew ? (FROM_BELOW.has(column) ? 'ascending' : 'descending') : direction;
  return SORTS.find((sort) => orders[sort].column === column && orders[sort].direction === wanted) ?? 'newest';
}

/** One customer a row. */
export function OrganisationsTable(props: OrganisationsTableProps) {
  const { organisations, isSearching, sort, onSort, chosen, onChoose } = props;
  const { formatDate } = useFormatDate();
  return (
    <Table
      label="Organizations"
      isDense
      rows={organisations}
      rowId={(organisation) => organisation.orgId}
      sort={orders[sort]}
      onSortChange={(next) => onSort(sortOf(next, orders[sort]))}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No customers yet'}>
          {isSearching
            ? 'Try a part of the name, or another status.'
            : 'Organizations appear here as soon as somebody has signed up.'}
        </EmptyState>
      }
      columns={[
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
          render: ({ score, scoreChange }) => <ScoreOfCustomer score={score} change={scoreChange} />,
        },
        {
          id: 'worst',
          label: 'Worst open point',
          isSortable: true,
          render: ({ worstPoint }) => <WorstPoint point={worstPoint} />,
        },
        {
          id: 'plan',
          label: 'Plan',
          render: ({ planName, subscriptionStatus, isTrialOver, isSuspended }) => (
            <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1 tablet:justify-start">
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
        { id: 'since', label: 'Signed up', isSortable: true, render: (row) => formatDate(row.signUpDate) },
        { id: 'websites', label: 'Websites', align: 'end', isSortable: true, render: (row) => row.websites },
        { id: 'scans', label: 'Scans, 30 days', align: 'end', isSortable: true, render: (row) => row.recentScans },
        { id: 'admins', label: 'Admins', align: 'end', isSortable: true, render: (row) => row.admins },
        {
          id: 'active',
          label: 'Last active',
          isSortable: true,
          render: ({ lastActiveAt }) => (lastActiveAt === null ? 'Never' : formatDate(lastActiveAt)),
        },
      ]}
    />
  );
}

/** What stands open at worst, and how bad it is. */
function WorstPoint({ point }: { readonly point: Organisation['worstPoint'] }) {
  if (point === null) return <span className="text-ink-soft">–</span>;
  return (
    <span className="inline-flex flex-col items-end gap-1 desktop:min-w-44 desktop:items-start desktop:text-left">
      <SeverityBadge severity={point.severity} />
      <span className="wrap-anywhere">{point.what}</span>
    </span>
  );
}

/** A score and how it moved in four weeks, such as "62 +4". */
function ScoreOfCustomer({ score, change }: { readonly score: number | null; readonly change: number | null }) {
  if (score === null) return <span className="text-ink-soft">–</span>;
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
