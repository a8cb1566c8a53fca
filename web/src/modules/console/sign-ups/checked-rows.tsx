import type { CallOutput } from '../../../api/calls.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Table } from '../../../ui/table.tsx';

export type CheckedRow = CallOutput<'checkSignUpLinks'>['data']['rows'][number];

type CheckedRowsProps = { readonly rows: readonly CheckedRow[] };

/** What is in a list of people, the rows with something wrong first. */
export function CheckedRows({ rows }: CheckedRowsProps) {
  const wrong = rows.filter(({ problem }) => problem !== null);
  const sorted = [...wrong, ...rows.filter(({ problem }) => problem === null)];
  return (
    <section aria-label="What is in the list" className="flex flex-col gap-3">
      {wrong.length > 0 ? (
        <Banner kind="danger" title={`${wrong.length} of ${rows.length} rows have a problem.`}>
          Fix them above or in your table and check again. Nothing was sent.
        </Banner>
      ) : (
        <Banner kind="success" title={`All ${rows.length} rows are right.`} />
      )}
      <Table
        label="Rows of the list"
        rows={sorted}
        rowId={({ line, email }) => `${line} ${email}`}
        columns={[
          { id: 'line', label: 'Line', render: (row) => row.line },
          {
            id: 'email',
            label: 'Address',
            isRowHeader: true,
            render: (row) => <span className="break-all">{row.email || 'No address'}</span>,
          },
          {
            id: 'person',
            label: 'Person',
            phone: 'detail',
            render: (row) => [`${row.firstName} ${row.lastName}`.trim(), row.companyName].filter(Boolean).join(', '),
          },
          { id: 'offer', label: 'Subscription id', render: (row) => row.subscriptionId },
          {
            id: 'problem',
            label: 'Result',
            phone: 'state',
            render: ({ problem }) =>
              problem === null ? (
                <Badge tone="success">Right</Badge>
              ) : (
                <span className="text-danger-ink">{problem}</span>
              ),
          },
        ]}
      />
    </section>
  );
}
