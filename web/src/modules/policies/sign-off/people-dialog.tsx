import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
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
import { peopleDialog as texts } from './sign-off.texts.ts';

type PeopleDialogProps = {
  readonly policy: Policy;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
};
type Person = CallOutput<'readSignOff'>['data']['people'][number];

const STATES = {
  open: { label: texts.notYet, tone: 'warning' },
  acknowledged: { label: texts.confirmed, tone: 'success' },
  withdrawn: { label: texts.takenBack, tone: 'neutral' },
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
      showDone(reminded === 0 ? say(texts.onceADay) : say(texts.reminded, { count: reminded }));
      await onChanged();
    },
    { failed: { what: say(texts.notReminded), supportEmail, withFields: true } },
  );
  const { act: withdraw } = useAction(
    async (personId: string) => {
      await callApi('withdrawSignOff', { policyId, version, personId });
      await onChanged();
    },
    { failed: { what: say(texts.notTakenBack), supportEmail, withFields: true } },
  );

  const columns: TableColumn<Person>[] = [
    {
      id: 'name',
      label: say(texts.name),
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
      label: say(texts.state),
      phone: 'state',
      render: ({ state }) => <Badge tone={STATES[state].tone}>{say(STATES[state].label)}</Badge>,
    },
    { id: 'when', label: say(texts.when), phone: 'detail', render: (person) => whenOf(person, formatDate) },
    {
      id: 'actions',
      label: say(texts.actions),
      phone: 'below',
      isLabelHidden: true,
      align: 'end',
      render: ({ personId, name, state }) =>
        state === 'open' ? (
          <span className="flex flex-wrap gap-2">
            <Button
              variant="soft"
              size="small"
              aria-label={say(texts.remindName, { name })}
              onPress={() => remind(personId)}
            >
              {say(texts.remind)}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={say(texts.takeBackName, { name })}
              onPress={() => withdraw(personId)}
            >
              {say(texts.takeBack)}
            </Button>
          </span>
        ) : null,
    },
  ];

  return (
    <Dialog
      title={say(texts.title, { version })}
      isOpen
      onOpenChange={onClose}
      size="large"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.close)}
          </Button>
          <Button isDisabled={data === undefined || data.acknowledged === data.asked} onPress={() => remind()}>
            {say(texts.remindEveryone)}
          </Button>
        </>
      }
    >
      {data === undefined ? (
        <SkeletonGroup label={say(texts.loadingThePeople)}>
          <Skeleton count={6} />
        </SkeletonGroup>
      ) : (
        <>
          <p className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <span>{say(texts.haveConfirmed, { confirmed: data.acknowledged, asked: data.asked })}</span>
            <TextLink isStandalone href={callAddress('exportSignOffs', { policyId })} target="_blank">
              {say(texts.allRecordsAsCsv)}
            </TextLink>
          </p>
          <Table
            label={say(texts.peopleAsked)}
            columns={columns}
            rows={data.people}
            rowId={({ personId }) => personId}
          />
          {data.total > data.pageSize && (
            <Pagination
              label={say(texts.pagesOfPeople)}
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
  const { acknowledgedAt, carriedFrom, questions } = person;
  if (acknowledgedAt !== null) {
    const day = formatDate(acknowledgedAt);
    if (carriedFrom !== null) return say(texts.confirmedEarlier, { version: carriedFrom, day });
    return questions === 0
      ? say(texts.confirmedOn, { day })
      : say(texts.confirmedWithAnswers, { day, count: questions });
  }
  const asked = { day: formatDate(person.askedAt), name: person.askedBy };
  return person.reminders === 0
    ? say(texts.askedOn, asked)
    : say(texts.askedAndReminded, { ...asked, count: person.reminders });
}
