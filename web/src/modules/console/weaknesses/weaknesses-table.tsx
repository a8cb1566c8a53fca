import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PublicationBadge } from '../concierge/publication-badge.tsx';
import type { ListedWeakness } from './chosen-weaknesses.tsx';
import { SeverityOfWeakness, StatusOfWeakness } from './weakness-marks.tsx';
import { weaknessesTable as texts } from './weaknesses.texts.ts';

type WeaknessesTableProps = {
  readonly rows: readonly ListedWeakness[];
  readonly isSearching: boolean;
  /** Ids of those that something shall be done to together. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (weaknessId: string, isChosen: boolean) => void;
};

/** One weakness of one customer a row. */
export function WeaknessesTable({ rows, isSearching, chosen, onChoose }: WeaknessesTableProps) {
  const { locale } = useBrand();
  return (
    <Table
      label={say(texts.weaknesses)}
      rows={rows}
      rowId={(row) => row.weaknessId}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noWeaknessesYet)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.enterWhatYouFound)}
        </EmptyState>
      }
      columns={[
        {
          id: 'title',
          label: say(texts.weakness),
          isRowHeader: true,
          render: (row) => (
            <span className="flex items-start gap-3">
              <Checkbox
                aria-label={say(texts.chooseTitleOfCompanyName, { title: row.title, companyName: row.companyName })}
                isSelected={chosen.has(row.weaknessId)}
                onChange={(isChosen) => onChoose(row.weaknessId, isChosen)}
              >
                {''}
              </Checkbox>
              <span className="min-w-0">
                <TextLink href={`/console/weaknesses/${row.weaknessId}`}>{row.title}</TextLink>
                <span className="block font-normal text-ink-soft text-sm">{row.companyName}</span>
              </span>
            </span>
          ),
        },
        {
          id: 'severity',
          label: say(texts.severity),
          phone: 'state',
          render: (row) => <SeverityOfWeakness severity={row.severity} />,
        },
        {
          id: 'status',
          label: say(texts.status),
          phone: 'state',
          render: (row) => <StatusOfWeakness status={row.status} />,
        },
        {
          id: 'state',
          label: say(texts.shown),
          phone: 'state',
          render: (row) => <PublicationBadge state={row.state} />,
        },
        {
          id: 'reported',
          label: say(texts.reportedOn),
          render: (row) => <span className="whitespace-nowrap">{formatDay(row.reportedOn.slice(0, 10), locale)}</span>,
        },
        {
          id: 'read',
          label: say(texts.readBy),
          align: 'end',
          render: ({ state, readBy, people }) =>
            state === 'published' && (
              <span className="whitespace-nowrap tabular-nums">{say(texts.readByOfPeople, { readBy, people })}</span>
            ),
        },
      ]}
    />
  );
}
