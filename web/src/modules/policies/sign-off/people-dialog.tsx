import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Policy } from '../policy-types.ts';

type PeopleDialogProps = {
  readonly policy: Policy;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
};
type Person = CallOutput<'readSignOff'>['data']['people'][number];

const STATES = {
  open: { label: 'Not yet', tone: 'warning' },
  acknowledged: { label: 'Confirmed', tone: 'success' },
  withdrawn: { label: 'Taken back', tone: 'neutral' },
} as const;

/** Who has confirmed a version and who has not, with what one can do about it. */
export default function PeopleDialog({ policy, onChanged, onClose }: PeopleDialogProps) {
  const { supportEmail } = useBrand();
  const { formatDate } = useFormatDate();
  const [page, setPage] = useState(1);
  const { id: policyId, version } = policy;
  const query = useCallQuery('readSignOff', { policyId, version, page });
  const data = query.data?.data;

  const { act: remind } = useAction(
    async (personId?: string) => {
      const input = { policyId, version, ...(personId === undefined ? {} : { personId }) };
      const { reminded } = (await callApi('remindSignOff', input)).data;
      showDone(reminded === 0 ? 'No one was reminded: once a day is enough.' : `Reminders on their way: ${reminded}.`);
      await onChanged();
    },
    { failed: { what: 'No one was reminded.', supportEmail, withFields: true } },
  );
  const { act: withdraw } = useAction(
    async (personId: string) => {
      await callApi('withdrawSignOff', { policyId, version, personId });
      await onChanged();
    },
    { failed: { what: 'The request was not taken back.', supportEmail, withFields: true } },
  );

  const columns: TableColumn<Person>[] = [
    {
      id: 'name',
      label: 'Name',
      isRowHeader: true,
      render: ({ name, email }) => (
        <>
          <span className="block">{name}</span>
          <span className="font-normal text-ink-soft text-sm">
            <EmailText email={email} />
          </span>
        </>
      ),
    },
    {
      id: 'state',
      label: 'State',
      phone: 'state',
      render: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
    },
    { id: 'when', label: 'When', phone: 'detail', render: (person) => whenOf(person, formatDate) },
    {
      id: 'actions',
      label: 'Actions',
      phone: 'below',
      isLabelHidden: true,
      align: 'end',
      render: ({ personId, name, state }) =>
        state === 'open' ? (
          <span className="flex flex-wrap gap-2">
            <Button variant="soft" size="small" aria-label={`Remind ${name}`} onPress={() => remind(personId)}>
              Remind
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Take back from ${name}`}
              onPress={() => withdraw(personId)}
            >
              Take back
            </Button>
          </span>
        ) : null,
    },
  ];

  return (
    <Dialog
      title={`Sign-off for version ${version}`}
      isOpen
      onOpenChange={onClose}
      size="large"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Close
          </Button>
          <Button isDisabled={data === undefined || data.acknowledged === data.asked} onPress={() => remind()}>
            Remind everyone still missing
          </Button>
        </>
      }
    >
      {data === undefined ? (
        <SkeletonGroup label="Loading the people">
          <Skeleton count={6} />
        </SkeletonGroup>
      ) : (
        <>
          <p className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <span>
              {data.acknowledged} of {data.asked} have confirmed.
            </span>
            <TextLink isStandalone href={callAddress('exportSignOffs', { policyId })} target="_blank">
              All records as CSV
            </TextLink>
          </p>
          <Table
            label="People asked to confirm"
            columns={columns}
            rows={data.people}
            rowId={({ personId }) => personId}
          />
          {data.total > data.pageSize && (
            <Pagination
              label="Pages of people"
              page={page}
              pageCount={Math.ceil(data.total / data.pageSize)}
              onPageChange={setPage}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function whenOf(person: Person, formatDate: (instant: string) => string): string {
  if (person.acknowledgedAt !== null) return `Confirmed ${formatDate(person.acknowledgedAt)}`;
  const asked = `Asked ${formatDate(person.askedAt)} by ${person.askedBy}`;
  if (person.reminders === 0) return asked;
  return `${asked}, reminded ${person.reminders === 1 ? 'once' : `${person.reminders} times`}`;
}
