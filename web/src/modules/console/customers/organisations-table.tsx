import type { CallInput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableSort } from '../../../ui/tables/table-column.ts';
import { organisationsTable as texts } from './customers.texts.ts';
import { type ChosenCustomers, type Organisation, organisationColumns } from './organisation-columns.tsx';

type Sort = NonNullable<CallInput<'listOrganisations'>['sort']>;

type OrganisationsTableProps = {
  readonly organisations: readonly Organisation[];
  readonly isSearching: boolean;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
} & ChosenCustomers;

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
      label={say(texts.customers)}
      isDense
      rows={organisations}
      rowId={(organisation) => organisation.orgId}
      sort={orders[sort]}
      onSortChange={(next) => onSort(sortOf(next, orders[sort]))}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noCustomersYet)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.customersAppearHereAs)}
        </EmptyState>
      }
      columns={organisationColumns({ chosen, onChoose, formatDate })}
    />
  );
}
