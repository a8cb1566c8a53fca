import { FEWEST_IN_A_GROUP } from '@portal/domain/phishing/phishing-limits.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import type { Campaign, Figures } from '../phishing-types.ts';
import { rateColumns } from '../rate-columns.ts';
import { tables as texts } from './campaign.texts.ts';

const figureColumns = <Row extends { readonly figures: Figures }>(): TableColumn<Row>[] => [
  { id: 'delivered', label: say(texts.delivered), align: 'end', render: ({ figures }) => figures.delivered },
  ...rateColumns<Row>(),
];

/** The same figures for each practice mail. */
export function ByTemplate({ rows }: { readonly rows: Campaign['byTemplate'] }) {
  if (rows.length === 0) return null;
  return (
    <Card title={say(texts.byTemplate)} padding="none">
      <Table
        label={say(texts.byTemplate)}
        rows={rows}
        rowId={(row) => row.templateId}
        columns={[
          { id: 'name', label: say(texts.template), isRowHeader: true, render: ({ name }) => name },
          ...figureColumns<Campaign['byTemplate'][number]>(),
        ]}
      />
    </Card>
  );
}

/** The same for each department with enough people. */
export function ByDepartment({ rows }: { readonly rows: Campaign['byDepartment'] }) {
  if (rows.length === 0) return null;
  return (
    <Card
      title={say(texts.byDepartment)}
      description={say(texts.byDepartmentLead, { count: FEWEST_IN_A_GROUP })}
      padding="none"
    >
      <Table
        label={say(texts.byDepartment)}
        rows={rows}
        rowId={(row) => row.department}
        columns={[
          {
            id: 'name',
            label: say(texts.department),
            isRowHeader: true,
            render: ({ department }) => (department === '' ? say(texts.otherDepartments) : department),
          },
          ...figureColumns<Campaign['byDepartment'][number]>(),
        ]}
      />
    </Card>
  );
}
