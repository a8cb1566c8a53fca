import type { CallOutput } from '../../../api/calls.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Table } from '../../../ui/table.tsx';
import { SeverityOfWeakness } from './weakness-marks.tsx';

type Checked = CallOutput<'checkWeaknessImport'>['data'];

type ImportPreviewProps = {
  readonly checked: Checked;
  /** Numbers of rows that are not taken over though they could be. */
  readonly leftOut: ReadonlySet<number>;
  readonly onLeaveOut: (number: number, isLeftOut: boolean) => void;
};

const FORMATS: Readonly<Record<Checked['format'], string>> = {
  'findings-export': 'Findings from this portal',
  'nessus-csv': 'Nessus CSV',
  csv: 'CSV',
  json: 'JSON',
  sarif: 'SARIF',
};

/** What importing a list would do, row by row; single rows can be left out. */
export function ImportPreview({ checked, leftOut, onLeaveOut }: ImportPreviewProps) {
  const { format, rows, counts } = checked;
  const all = counts.new + counts.known + counts.error;
  return (
    <section aria-label="What is in the list" className="flex flex-col gap-3">
      <Banner
        kind={counts.new === 0 ? 'warning' : counts.error > 0 ? 'info' : 'success'}
        title={counts.new === 0 ? 'There is nothing new in this list.' : `${counts.new} new of ${all} in all.`}
      >
        {[
          `Read as: ${FORMATS[format]}.`,
          counts.known > 0 && `${counts.known} were imported before and stay as they are.`,
          counts.error > 0 && `${counts.error} cannot be read and are left out.`,
          rows.length < all && `The first ${rows.length} are shown.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      <Table
        label="Rows of the list"
        rows={rows}
        rowId={(row) => String(row.number)}
        columns={[
          {
            id: 'title',
            label: 'Weakness',
            isRowHeader: true,
            render: (row) =>
              row.kind === 'new' ? (
                <Checkbox
                  isSelected={!leftOut.has(row.number)}
                  onChange={(isTaken) => onLeaveOut(row.number, !isTaken)}
                >
                  <span className="break-words">{row.title}</span>
                </Checkbox>
              ) : (
                <span className="break-words text-ink-soft">{row.title || 'No title'}</span>
              ),
          },
          {
            id: 'severity',
            label: 'Severity',
            phone: 'state',
            render: (row) => (
              <span className="inline-flex flex-wrap items-center gap-x-2 desktop:block">
                {row.severity === null ? '–' : <SeverityOfWeakness severity={row.severity} />}
                {row.givenSeverity !== '' && row.givenSeverity.toLowerCase() !== row.severity?.toLowerCase() && (
                  <span className="block text-ink-soft text-xs">{`In the file: ${row.givenSeverity}`}</span>
                )}
              </span>
            ),
          },
          {
            id: 'place',
            label: 'Where',
            phone: 'detail',
            render: ({ place }) => place && <span className="wrap-anywhere">{place}</span>,
          },
          {
            id: 'result',
            label: 'Result',
            phone: 'state',
            render: (row) => {
              if (row.kind === 'error') return <span className="text-danger-ink">{row.problem}</span>;
              if (row.kind === 'known') return <Badge>Known</Badge>;
              return leftOut.has(row.number) ? <Badge>Left out</Badge> : <Badge tone="success">New</Badge>;
            },
          },
        ]}
      />
    </section>
  );
}
