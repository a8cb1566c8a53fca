import type { CallOutput } from '../../../api/calls.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { formatPrice } from '../../../portal/plans/format-price.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { subscriptionStatusWords } from '../customers/subscription-status-words.ts';
import { planRequestsTable as texts } from './plans.texts.ts';

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
      label={say(texts.planRequests)}
      rows={rows}
      rowId={(row) => row.orgId}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noPlanRequests)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.whenACustomerAsks)}
        </EmptyState>
      }
      columns={[
        {
          id: 'organization',
          label: say(texts.organization),
          isRowHeader: true,
          render: (row) => <TextLink href={`/console/organizations/${row.orgId}`}>{row.companyName}</TextLink>,
        },
        {
          id: 'now',
          label: say(texts.now),
          render: (row) => `${row.currentPlanName}, ${subscriptionStatusWords(row.subscriptionStatus).toLowerCase()}`,
        },
        {
          id: 'asked',
          label: say(texts.askedFor),
          render: (row) =>
            say(texts.planNamePriceAMonth, {
              planName: row.planName,
              price: formatPrice(row.price, row.currency, locale),
            }),
        },
        {
          id: 'requested',
          label: say(texts.requested),
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
          label: say(texts.actions),
          phone: 'below',
          isLabelHidden: true,
          align: 'end',
          render: (row) => (
            <span className="inline-flex flex-wrap gap-2 desktop:flex-nowrap">
              <Button
                variant="secondary"
                size="small"
                aria-label={say(texts.declinePlanNameForCompanyName, {
                  planName: row.planName,
                  companyName: row.companyName,
                })}
                onPress={() => onAnswer(row, 'decline')}
              >
                {say(texts.decline)}
              </Button>
              <Button
                size="small"
                aria-label={say(texts.confirmPlanNameForCompanyName, {
                  planName: row.planName,
                  companyName: row.companyName,
                })}
                onPress={() => onAnswer(row, 'confirm')}
              >
                {say(texts.confirm)}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}
