import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Table } from '../../../ui/table.tsx';
import { checkedRows as texts } from './sign-ups.texts.ts';

export type CheckedRow = CallOutput<'checkSignUpLinks'>['data']['rows'][number];

type CheckedRowsProps = { readonly rows: readonly CheckedRow[] };

/** What is in a list of people, the rows with something wrong first. */
export function CheckedRows({ rows }: CheckedRowsProps) {
  const wrong = rows.filter(({ problem }) => problem !== null);
  const sorted = [...wrong, ...rows.filter(({ problem }) => problem === null)];
  return (
    <section aria-label={say(texts.whatIsInThe)} className="flex flex-col gap-3">
      {wrong.length > 0 ? (
        <Banner kind="danger" title={say(texts.haveProblem, { wrong: wrong.length, count: rows.length })}>
          {say(texts.fixThemAboveOr)}
        </Banner>
      ) : (
        <Banner kind="success" title={say(texts.allRight, { count: rows.length })} />
      )}
      <Table
        label={say(texts.rowsOfTheList)}
        rows={sorted}
        rowId={({ line, email }) => `${line} ${email}`}
        columns={[
          { id: 'line', label: say(texts.line), render: (row) => row.line },
          {
            id: 'email',
            label: say(texts.address),
            isRowHeader: true,
            render: (row) => <span className="break-all">{row.email || say(texts.noAddress)}</span>,
          },
          {
            id: 'person',
            label: say(texts.person),
            phone: 'detail',
            render: (row) => [`${row.firstName} ${row.lastName}`.trim(), row.companyName].filter(Boolean).join(', '),
          },
          { id: 'offer', label: say(texts.subscriptionId), render: (row) => row.subscriptionId },
          {
            id: 'problem',
            label: say(texts.result),
            phone: 'state',
            render: ({ problem }) =>
              problem === null ? (
                <Badge tone="success">{say(texts.right)}</Badge>
              ) : (
                <span className="text-danger-ink">{problem}</span>
              ),
          },
        ]}
      />
    </section>
  );
}
