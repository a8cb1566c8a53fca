import { CalendarClock, CircleArrowUp } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { policyPath } from '../policy-path.ts';
import type { PolicyRow } from '../policy-types.ts';
import { policiesTable as texts } from './list.texts.ts';

/** The firm's policies with status, version, approver, date and next review; a list on phones. */
export function PoliciesTable({ policies }: { readonly policies: readonly PolicyRow[] }) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label={say(texts.yourPolicies)}
      rows={policies}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: say(texts.policy),
          isRowHeader: true,
          render: (policy) => (
            <>
              <TextLink isStandalone href={policyPath(policy.id)}>
                {policy.name}
              </TextLink>
              {policy.libraryUpdate && (
                <span className="mt-1 flex items-center gap-1.5 font-normal text-ink-soft text-xs">
                  <CircleArrowUp aria-hidden="true" size={14} />
                  {say(texts.theLibraryHasNewer)}
                </span>
              )}
            </>
          ),
        },
        { id: 'status', label: say(texts.status), phone: 'state', render: (policy) => <Status policy={policy} /> },
        { id: 'version', label: say(texts.version), render: ({ activeVersion, version }) => activeVersion ?? version },
        { id: 'approver', label: say(texts.approvedBy), phone: 'hidden', render: ({ approver }) => approver },
        {
          id: 'date',
          label: say(texts.approvedOn),
          phone: 'hidden',
          render: ({ approvalDate }) => approvalDate && formatDate(approvalDate),
        },
        {
          id: 'review',
          label: say(texts.nextReview),
          phone: 'detail',
          render: ({ nextReview, isReviewDue }) =>
            nextReview === null ? null : isReviewDue ? (
              <Badge tone="warning" icon={<CalendarClock aria-hidden="true" size={14} />}>
                {say(texts.dueSinceNextReview, { nextReview: formatDate(nextReview) })}
              </Badge>
            ) : (
              <>
                <span aria-hidden="true" className="desktop:hidden">
                  {say(texts.nextReview)}{' '}
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
  const draft =
    draftMode === 'sent' ? say(texts.waitingForName, { name: sentTo?.name ?? 'approval' }) : say(texts.draft);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {activeVersion !== null && <Badge tone="success">{say(texts.active)}</Badge>}
      {status === 'Draft' && (
        <Badge tone={draftMode === 'sent' ? 'warning' : 'accent'}>
          {activeVersion === null ? draft : say(texts.draftOfVersionVersion, { draft, version })}
        </Badge>
      )}
    </span>
  );
}
