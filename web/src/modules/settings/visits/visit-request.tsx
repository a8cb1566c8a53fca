import { useRef } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { visitRequest as texts } from './visits.texts.ts';

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
          ? say(texts.staffEmailCanNowVisit, { staffEmail })
          : say(texts.staffEmailCannotVisitYour, { staffEmail }),
      refreshes: ['readVisitRequests', 'readActivity'],
      failed: { otherwise: say(texts.yourAnswerCouldNot) },
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
      title={say(texts.staffEmailFromOurSupport, { staffEmail })}
      action={
        !isServiceSession && (
          <div className="flex flex-wrap gap-3">
            <Button size="small" isDisabled={isBusy} onPress={() => void answerOnce(true)}>
              {say(texts.approve)}
            </Button>
            <Button variant="secondary" size="small" isDisabled={isBusy} onPress={() => void answerOnce(false)}>
              {say(texts.decline)}
            </Button>
          </div>
        )
      }
    >
      {say(texts.reasonAndTimes, {
        reason: request.reason,
        askedAt: formatDateTime(request.askedAt),
        endsAt: formatDateTime(request.endsAt),
      })}
    </Banner>
  );
}
