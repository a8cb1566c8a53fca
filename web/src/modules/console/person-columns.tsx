import { EmailText } from '../../ui/email-text.tsx';
import type { TableColumn } from '../../ui/tables/table-column.ts';

type Person = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
};

/** Who a row is about: the address, and name and organization as far as they are known. */
export function personColumns<Row extends Person>(): readonly TableColumn<Row>[] {
  return [
    { id: 'email', label: 'Address', isRowHeader: true, render: (row) => <EmailText email={row.email} /> },
    {
      id: 'person',
      label: 'Person',
      phone: 'detail',
      render: (row) => [`${row.firstName} ${row.lastName}`.trim(), row.companyName].filter(Boolean).join(', '),
    },
  ];
}
