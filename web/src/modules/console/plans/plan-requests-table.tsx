import type { CallOutput } from '../../../api/calls.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { formatPrice } from '../../../portal/plans/format-price.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { subscriptionStatusWords } from '../customers/subscription-status-words.ts';

export type PlanRequest = CallOutput<'listPlanRequests'>['data']['requests'][number];

type PlanRequestsTableProps = {
  readonly rows: readonly PlanRequest[];
  readonly isSearching: boolean;
  readonly onAnswer: (request: PlanRequest, answer: 'confirm' | 'decline') => void;
};

/** One plan request a row. */
export function PlanRequestsTable({ rows, isSearching, onAnswer }: PlanRequestsTableProps) {
  const { formatDate } = useFormatDate();
  const { locale } = useBrand();
  return (
    <Table
      label="Plan requests"
      rows={rows}
      rowId={(row) => row.orgId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No plan requests'}>
          {isSearching
            ? 'Try part of the organization’s name.'
            : 'When a customer asks for a plan, it waits here for your answer.'}
        </EmptyState>
      }
      columns={[
        {
          id: 'organization',
          label: 'Organization',
          isRowHeader: true,
          render: (row) => <TextLink href={`/console/organizations/${row.orgId}`}>{row.companyName}</TextLink>,
        },
        {
          id: 'now',
          label: 'Now',
          render: (row) => `${row.currentPlanName}, ${subscriptionStatusWords(row.subscriptionStatus).toLowerCase()}`,
        },
        {
          id: 'asked',
          label: 'Asked for',
          render: (row) => `${row.planName}, ${formatPrice(row.price, row.currency, locale)} a month`,
        },
        {
          id: 'requested',
          label: 'Requested',
          render: (row) => (
            <>
              {formatDate(row.requestedAt)}{' '}
              {row.requestedBy !== null && (
                <span className="text-ink-soft desktop:block desktop:text-xs">
                  <EmailText email={row.requestedBy} />
                </span>
              )}
            </>
          ),
        },
        {
          id: 'actions',
          label: 'Actions',
          phone: 'below',
          isLabelHidden: true,
          align: 'end',
          render: (row) => (
            <span className="inline-flex flex-wrap gap-2 desktop:flex-nowrap">
              <Button
                variant="secondary"
                size="small"
                aria-label={`Decline ${row.planName} for ${row.companyName}`}
                onPress={() => onAnswer(row, 'decline')}
              >
                Decline
              </Button>
              <Button
                size="small"
                aria-label={`Confirm ${row.planName} for ${row.companyName}`}
                onPress={() => onAnswer(row, 'confirm')}
              >
                Confirm
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}
