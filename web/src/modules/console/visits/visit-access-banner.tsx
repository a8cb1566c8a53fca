import type { ReactNode } from 'react';
import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Banner } from '../../../ui/states/banner.tsx';

type Access = CallOutput<'readVisitAccess'>['data'];
type Request = NonNullable<Access['request']>;

/** How a customer that wants to be asked stands to a visit of this member of staff. */
export function VisitAccessBanner({ access }: { readonly access: Access }) {
  if (!access.needsApproval) return null;
  return (
    <div className="mb-5">
      {access.request === null || access.request.state === 'used' ? (
        <Banner title="Visits need approval.">This customer wants to be asked before each visit.</Banner>
      ) : (
        <RequestBanner state={access.request.state} request={access.request} />
      )}
    </div>
  );
}

const LOOKS = {
  waiting: { kind: 'info', title: 'Your request is waiting for an answer.' },
  approved: { kind: 'success', title: 'Your visit is approved.' },
  declined: { kind: 'warning', title: 'Your request was declined.' },
  ended: { kind: 'warning', title: 'Your request has ended.' },
} as const;

function RequestBanner({ state, request }: { readonly state: keyof typeof LOOKS; readonly request: Request }) {
  const { formatDateTime } = useFormatDate();
  const until = formatDateTime(request.endsAt);
  const texts: Record<keyof typeof LOOKS, ReactNode> = {
    waiting: `The customer’s admins can answer until ${until}. Reason: ${request.reason}`,
    approved: `You can open the portal once, until ${until}. Reason: ${request.reason}`,
    declined: 'You can ask again, with a reason that tells the customer more.',
    ended: 'No one answered in time, the approval was not used in time, or the customer ended it. You can ask again.',
  };
  return <Banner {...LOOKS[state]}>{texts[state]}</Banner>;
}
