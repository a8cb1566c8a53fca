import type { ReactNode } from 'react';
import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { visitAccessBanner as words } from './visits.texts.ts';

type Access = CallOutput<'readVisitAccess'>['data'];
type Request = NonNullable<Access['request']>;

/** How a customer that wants to be asked stands to a visit of this member of staff. */
export function VisitAccessBanner({ access }: { readonly access: Access }) {
  if (!access.needsApproval) return null;
  return (
    <div className="mb-5">
      {access.request === null || access.request.state === 'used' ? (
        <Banner title={say(words.title)}>{say(words.thisCustomerWantsTo)}</Banner>
      ) : (
        <RequestBanner state={access.request.state} request={access.request} />
      )}
    </div>
  );
}

const LOOKS = {
  waiting: { kind: 'info', title: words.yourRequestIsWaiting },
  approved: { kind: 'success', title: words.yourVisitIsApproved },
  declined: { kind: 'warning', title: words.yourRequestWasDeclined },
  ended: { kind: 'warning', title: words.yourRequestHasEnded },
} as const;

function RequestBanner({ state, request }: { readonly state: keyof typeof LOOKS; readonly request: Request }) {
  const { formatDateTime } = useFormatDate();
  const until = formatDateTime(request.endsAt);
  const texts: Record<keyof typeof LOOKS, ReactNode> = {
    waiting: say(words.theCustomersAdminsCan, { until, reason: request.reason }),
    approved: say(words.youCanOpenThe, { until, reason: request.reason }),
    declined: say(words.youCanAskAgain),
    ended: say(words.noOneAnsweredIn),
  };
  return (
    <Banner kind={LOOKS[state].kind} title={say(LOOKS[state].title)}>
      {texts[state]}
    </Banner>
  );
}
