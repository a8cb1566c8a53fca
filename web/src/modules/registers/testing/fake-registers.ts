import type { FakeHandlers } from '../../../testing/fake-server.ts';
import type { EntryLine, EntryView, RegisterView } from '../register-types.ts';

export const ENTRY_ID = '0198a6f0-0000-7000-8000-00000000e001';

const column = (id: string, type: RegisterView['columns'][number]['type'], name: string, more: object = {}) => ({
  id,
  type,
  name,
  help: '',
  required: false,
  options: [],
  ...more,
});

/** A register with a column of each type and a short checklist. */
export const LEAVERS: RegisterView = {
  id: 'leavers',
  name: 'Leavers’ checklist',
  entry: 'Leaver',
  purpose: 'Makes sure that nothing remains with someone who has left.',
  askedBy: 'Auditors compare it with the payroll list.',
  howTo: ['Add the person.', 'Work through the checklist.', 'Close the entry.'],
  title: 'name',
  due: { name: 'Last day', column: 'lastDay', months: null },
  nextMonths: 3,
  done: 'Everything on the checklist is done.',
  retentionMonths: 24,
  columns: [
    column('name', 'person', 'Who is leaving', { required: true }),
    column('kind', 'choice', 'Type', {
      required: true,
      options: [
        { id: 'staff', name: 'Employee' },
        { id: 'other', name: 'Someone else' },
      ],
    }),
    column('lastDay', 'date', 'Last day', { required: true, help: 'Today, if it is sudden.' }),
    column('sudden', 'yes-no', 'Access must end immediately'),
    column('devices', 'number', 'Devices'),
    column('notes', 'long', 'Notes'),
  ],
  checklist: [
    { id: 'accounts', name: 'Accounts turned off' },
    { id: 'keys', name: 'Keys returned' },
  ],
  example: { name: 'Jordan Hale', kind: 'staff', lastDay: '2026-04-30', sudden: 'no' },
  clauses: [{ clause: 'ACC-9', title: 'Leavers', policy: 'Access control', href: '/securitypolicy/access-control' }],
};

export const LINE: EntryLine = {
  entryId: ENTRY_ID,
  title: 'Jo Fixer',
  values: { name: 'Jo Fixer', kind: 'staff', lastDay: '2026-11-20' },
  ownerName: 'Ann Lee',
  ownerEmail: 'ann@firm.example',
  state: 'overdue',
  dueOn: '2026-11-20',
  closedOn: null,
  files: 1,
};

export const ENTRY: EntryView = {
  ...LINE,
  ticks: { keys: 'done' },
  closedByName: '',
  version: 3,
  origin: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  createdByName: 'Ann Lee',
  keptUntil: null,
  files: [
    {
      fileId: '0198a6f0-0000-7000-8000-00000000f001',
      fileName: 'slip.pdf',
      size: 2048,
      addedAt: '2026-11-02T10:00:00.000Z',
      addedByName: 'Ann Lee',
    },
  ],
  history: [
    {
      changeId: '0198a6f0-0000-7000-8000-00000000c001',
      kind: 'changed',
      changes: [
        { column: 'lastDay', from: '2026-11-19', to: '2026-11-20' },
        { column: 'tick:keys', from: '', to: 'done' },
      ],
      fileName: '',
      by: 'Ann Lee',
      at: '2026-11-02T10:00:00.000Z',
    },
  ],
};

/** Answers of a firm with one register that has one entry. */
export function fakeRegisters(entry: EntryView = ENTRY, entries: readonly EntryLine[] = [LINE]): FakeHandlers {
  const counts = { open: entries.length, overdue: entries.length, closed: 0 };
  return {
    readRegisters: () => ({
      success: true,
      data: {
        registers: [
          { id: 'leavers', name: LEAVERS.name, purpose: LEAVERS.purpose, ...counts, nextDueOn: '2026-12-24' },
          { id: 'keys', name: 'Keys', purpose: 'Who has which.', open: 0, overdue: 0, closed: 0, nextDueOn: null },
        ],
        overdue: entries.map(({ entryId, title, dueOn }) => ({
          entryId,
          register: 'leavers' as const,
          registerName: LEAVERS.name,
          title,
          dueOn: dueOn ?? '',
        })),
      },
    }),
    readRegister: () => ({
      success: true,
      data: {
        register: LEAVERS,
        counts,
        total: entries.length,
        pageSize: 25,
        entries: [...entries],
        you: { name: 'Dana', email: 'dana@firm.example' },
      },
    }),
    readRegisterEntry: () => ({ success: true, data: { register: LEAVERS, entry } }),
  };
}
