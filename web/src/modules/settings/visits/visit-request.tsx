import { useRef } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';

type Request = CallOutput<'readVisitRequests'>['data']['requests'][number];

/** Somebody of support who asks to come in; the first answer counts. */
export function VisitRequest({ request }: { readonly request: Request }) {
  const { formatDateTime } = useFormatDate();
  const { isServiceSession } = useSessionState();
  const { visitRequestId, staffEmail } = request;
  const { act: answer, isBusy } = useAction(
    async (isApproved: boolean) => {
      await callApi('answerVisitRequest', { visitRequestId, isApproved });
      return isApproved;
    },
    {
      done: (isApproved) =>
        isApproved
          ? `${staffEmail} can now visit your portal once, within 24 hours.`
          : `${staffEmail} cannot visit your portal.`,
      refreshes: ['readVisitRequests', 'readActivity'],
      failed: { otherwise: 'Your answer could not be saved.' },
    },
  );
  const isAnswered = useRef(false);
  // The second press of two may come after the answer, and before the request has left the page.
  const answerOnce = async (isApproved: boolean) => {
    if (!isAnswered.current) isAnswered.current = await answer(isApproved);
  };
  return (
    <Banner
      kind="warning"
      title={`${staffEmail} from our support team asks to visit your portal.`}
      action={
        !isServiceSession && (
          <div className="flex flex-wrap gap-3">
            <Button size="small" isDisabled={isBusy} onPress={() => void answerOnce(true)}>
              Approve
            </Button>
            <Button variant="secondary" size="small" isDisabled={isBusy} onPress={() => void answerOnce(false)}>
              Decline
            </Button>
          </div>
        )
      }
    >
      Reason: {request.reason} Asked {formatDateTime(request.askedAt)}. Without an answer, the request ends{' '}
      {formatDateTime(request.endsAt)}.
    </Banner>
  );
}
