import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { personColumns } from '../person-columns.tsx';
import { signUpLinksTable as texts } from './sign-ups.texts.ts';

export type SentLink = CallOutput<'listSignUpLinks'>['data']['links'][number];

type SignUpLinksTableProps = {
  readonly rows: readonly SentLink[];
  readonly isSearching: boolean;
  readonly onResend: (link: SentLink) => Promise<unknown>;
  readonly onCancel: (link: SentLink) => void;
};

const statuses = {
  pending: { tone: 'warning', text: texts.waiting },
  expired: { tone: 'neutral', text: texts.expired },
  used: { tone: 'accent', text: texts.accountCreated },
  finished: { tone: 'success', text: texts.setUp },
  cancelled: { tone: 'neutral', text: texts.canceled },
} as const;

const events: Readonly<Record<string, Phrase>> = {
  opened: texts.opened,
  formStarted: texts.startedTyping,
  passwordSet: texts.setAPassword,
  signUpFailed: texts.ranIntoAProblem,
};

function eventWords(type: string): string {
  const phrase = events[type];
  return phrase === undefined ? type : say(phrase);
}

/** One sign-up link a row, with what its holder's browser told last. */
export function SignUpLinksTable({ rows, isSearching, onResend, onCancel }: SignUpLinksTableProps) {
  const { formatDate, formatDateTime } = useFormatDate();
  return (
    <Table
      label={say(texts.signUpLinks)}
      rows={rows}
      rowId={(row) => row.signUpLinkId}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noSignUpLinks)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.sendALinkTo)}
        </EmptyState>
      }
      columns={[
        ...personColumns<SentLink>(),
        { id: 'offer', label: say(texts.subscriptionId), render: (row) => row.subscriptionId },
        {
          id: 'status',
          label: say(texts.status),
          phone: 'state',
          render: ({ status }) => <Badge tone={statuses[status].tone}>{say(statuses[status].text)}</Badge>,
        },
        {
          id: 'last',
          label: say(texts.lastSeen),
          phone: 'detail',
          render: ({ lastEvent }) =>
            lastEvent === null
              ? say(texts.notOpenedYet)
              : `${eventWords(lastEvent.eventType)}, ${formatDateTime(lastEvent.receivedAt)}`,
        },
        { id: 'sent', label: say(texts.sent), render: (row) => `${formatDate(row.createdAt)}, ${row.createdBy}` },
        actionsColumn(
          ({ email }: SentLink) => email,
          (row) =>
            row.status === 'pending' || row.status === 'expired'
              ? [
                  {
                    label: say(texts.sendAgain),
                    name: say(texts.sendAgainToEmail, { email: row.email }),
                    onPress: () => onResend(row),
                  },
                  { label: say(texts.cancel), onPress: () => onCancel(row) },
                ]
              : [],
        ),
      ]}
    />
  );
}
