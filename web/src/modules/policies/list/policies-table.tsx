import { CalendarClock, CircleArrowUp } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { langOf } from '../../../portal/texts/page-language.ts';
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
                <span lang={langOf(policy.language)}>{policy.name}</span>
              </TextLink>
              {policy.libraryUpdate && (
                <span className="mt-1 flex items-center gap-1.5 font-normal text-ink-soft text-xs">
                  <CircleArrowUp aria-hidden="true" size={14} />
                  {say(texts.newerText)}
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
                {say(texts.dueSince, { day: formatDate(nextReview) })}
              </Badge>
            ) : (
              say.parts(texts.nextReviewOn, {
                day: formatDate(nextReview),
                label: (words) => (
                  <span key="label" aria-hidden="true" className="desktop:hidden">
                    {words}
                  </span>
                ),
                date: (words) => <span key="date">{words}</span>,
              })
            ),
        },
      ]}
    />
  );
}

function Status({ policy }: { readonly policy: PolicyRow }) {
  const { status, activeVersion, draftMode } = policy;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {activeVersion !== null && <Badge tone="success">{say(texts.active)}</Badge>}
      {status === 'Draft' && <Badge tone={draftMode === 'sent' ? 'warning' : 'accent'}>{draftInWords(policy)}</Badge>}
    </span>
  );
}

/** A draft, with its version where an earlier one holds. */
function draftInWords({ version, activeVersion, draftMode, sentTo }: PolicyRow): string {
  const isFirst = activeVersion === null;
  if (draftMode !== 'sent') return isFirst ? say(texts.draft) : say(texts.draftOf, { version });
  if (sentTo === null) return isFirst ? say(texts.waiting) : say(texts.waitingOn, { version });
  const { name } = sentTo;
  return isFirst ? say(texts.waitingFor, { name }) : say(texts.waitingForOn, { name, version });
}
