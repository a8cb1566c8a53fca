import { say } from '../../portal/texts/say.ts';
import { EmailText } from '../../ui/email-text.tsx';
import type { TableColumn } from '../../ui/tables/table-column.ts';
import { personColumns as texts } from './console.texts.ts';

type Person = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
};

/** Who a row is about: the address, and name and organization as far as they are known. */
export function personColumns<Row extends Person>(): readonly TableColumn<Row>[] {
  return [
    { id: 'email', label: say(texts.address), isRowHeader: true, render: (row) => <EmailText email={row.email} /> },
    {
      id: 'person',
      label: say(texts.person),
      phone: 'detail',
      render: (row) => [`${row.firstName} ${row.lastName}`.trim(), row.companyName].filter(Boolean).join(', '),
    },
  ];
}
