import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Table } from '../../../ui/table.tsx';
import { SeverityOfWeakness } from './weakness-marks.tsx';
import { importPreview as texts } from './weaknesses.texts.ts';

type Checked = CallOutput<'checkWeaknessImport'>['data'];

type ImportPreviewProps = {
  readonly checked: Checked;
  /** Numbers of rows that are not taken over though they could be. */
  readonly leftOut: ReadonlySet<number>;
  readonly onLeaveOut: (number: number, isLeftOut: boolean) => void;
};

const FORMATS: Readonly<Record<Checked['format'], Phrase>> = {
  'findings-export': texts.findingsFromThisPortal,
  'nessus-csv': texts.nessusCsv,
  csv: texts.csv,
  json: texts.json,
  sarif: texts.sarif,
};

/** What importing a list would do, row by row; single rows can be left out. */
export function ImportPreview({ checked, leftOut, onLeaveOut }: ImportPreviewProps) {
  const { format, rows, counts } = checked;
  const all = counts.new + counts.known + counts.error;
  return (
    <section aria-label={say(texts.whatIsInThe)} className="flex flex-col gap-3">
      <Banner
        kind={counts.new === 0 ? 'warning' : counts.error > 0 ? 'info' : 'success'}
        title={counts.new === 0 ? say(texts.thereIsNothingNew) : say(texts.newNewOfAll, { new: counts.new, all })}
      >
        {[
          say(texts.readAs, { format: say(FORMATS[format]) }),
          counts.known > 0 && say(texts.knownWereImportedBefore, { known: counts.known }),
          counts.error > 0 && say(texts.errorCannotBeRead, { error: counts.error }),
          rows.length < all && say(texts.theFirstCountAre, { count: rows.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      <Table
        label={say(texts.rowsOfTheList)}
        rows={rows}
        rowId={(row) => String(row.number)}
        columns={[
          {
            id: 'title',
            label: say(texts.weakness),
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
                <span className="break-words text-ink-soft">{row.title || say(texts.noTitle)}</span>
              ),
          },
          {
            id: 'severity',
            label: say(texts.severity),
            phone: 'state',
            render: (row) => (
              <span className="inline-flex flex-wrap items-center gap-x-2 desktop:block">
                {row.severity === null ? '–' : <SeverityOfWeakness severity={row.severity} />}
                {row.givenSeverity !== '' && row.givenSeverity.toLowerCase() !== row.severity?.toLowerCase() && (
                  <span className="block text-ink-soft text-xs">
                    {say(texts.inTheFileGivenSeverity, { givenSeverity: row.givenSeverity })}
                  </span>
                )}
              </span>
            ),
          },
          {
            id: 'place',
            label: say(texts.where),
            phone: 'detail',
            render: ({ place }) => place && <span className="wrap-anywhere">{place}</span>,
          },
          {
            id: 'result',
            label: say(texts.result),
            phone: 'state',
            render: (row) => {
              if (row.kind === 'error') return <span className="text-danger-ink">{row.problem}</span>;
              if (row.kind === 'known') return <Badge>{say(texts.known)}</Badge>;
              return leftOut.has(row.number) ? (
                <Badge>{say(texts.leftOut)}</Badge>
              ) : (
                <Badge tone="success">{say(texts.new)}</Badge>
              );
            },
          },
        ]}
      />
    </section>
  );
}
