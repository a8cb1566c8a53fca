import { CalendarClock, CircleArrowUp } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { policyPath } from '../policy-path.ts';
import type { PolicyRow } from '../policy-types.ts';

/** The firm's policies with status, version, approver, date and next review; a list on phones. */
export function PoliciesTable({ policies }: { readonly policies: readonly PolicyRow[] }) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label="Your policies"
      rows={policies}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: 'Policy',
          isRowHeader: true,
          render: (policy) => (
            <>
              <TextLink isStandalone href={policyPath(policy.id)}>
                {policy.name}
              </TextLink>
              {policy.libraryUpdate && (
                <span className="mt-1 flex items-center gap-1.5 font-normal text-ink-soft text-xs">
                  <CircleArrowUp aria-hidden="true" size={14} />
                  The library has newer text
                </span>
              )}
            </>
          ),
        },
        { id: 'status', label: 'Status', phone: 'state', render: (policy) => <Status policy={policy} /> },
        { id: 'version', label: 'Version', render: ({ activeVersion, version }) => activeVersion ?? version },
        { id: 'approver', label: 'Approved by', phone: 'hidden', render: ({ approver }) => approver },
        {
          id: 'date',
          label: 'Approved on',
          phone: 'hidden',
          render: ({ approvalDate }) => approvalDate && formatDate(approvalDate),
        },
        {
          id: 'review',
          label: 'Next review',
          phone: 'detail',
          render: ({ nextReview, isReviewDue }) =>
            nextReview === null ? null : isReviewDue ? (
              <Badge tone="warning" icon={<CalendarClock aria-hidden="true" size={14} />}>
                Due since {formatDate(nextReview)}
              </Badge>
            ) : (
              <>
                <span aria-hidden="true" className="desktop:hidden">
                  Next review{' '}
                </span>
                <span>{formatDate(nextReview)}</span>
              </>
            ),
        },
      ]}
    />
  );
}

function Status({ policy: { status, version, activeVersion, draftMode, sentTo } }: { readonly policy: PolicyRow }) {
  const draft = draftMode === 'sent' ? `Waiting for ${sentTo?.name ?? 'approval'}` : 'Draft';
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {activeVersion !== null && <Badge tone="success">Active</Badge>}
      {status === 'Draft' && (
        <Badge tone={draftMode === 'sent' ? 'warning' : 'accent'}>
          {activeVersion === null ? draft : `${draft} of version ${version}`}
        </Badge>
      )}
    </span>
  );
}
