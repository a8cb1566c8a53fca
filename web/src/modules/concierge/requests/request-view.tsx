import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { tabPath } from '../concierge-path.ts';
import type { HelpRequest } from '../concierge-types.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyItem } from './reply-item.tsx';
import { SUBJECT_WORDS } from './request-words.ts';
import { requestView as texts } from './requests.texts.ts';
import { StateBadge } from './state-badge.tsx';

type RequestViewProps = { readonly request: HelpRequest; readonly onChanged: () => Promise<unknown> };

/** What was asked and answered, and a field to write on. */
export function RequestView({ request, onChanged }: RequestViewProps) {
  const { isServiceSession } = useSessionState();
  const { formatDate } = useFormatDate();
  const { helpRequestId, number, subject, state, openedAt, openedBy, replies } = request;
  const [isClosing, setIsClosing] = useState(false);
  const isClosed = state === 'closed';

  const { act } = useAction(() => callApi('closeHelpRequest', { helpRequestId }), { refreshes: onChanged });
  const close = async () => {
    if (await act()) setIsClosing(false);
  };

  return (
    <>
      <PageHeading
        before={<Breadcrumb list={{ label: say(texts.helpRequests), href: tabPath('requests') }} here={number} />}
        title={subject}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StateBadge state={state} />
            <span>{say(texts.askedBy, { name: openedBy, day: formatDate(openedAt) })}</span>
            <About about={request.about} />
          </span>
        }
        action={
          !isClosed &&
          !isServiceSession && (
            <Button variant="secondary" onPress={() => setIsClosing(true)}>
              {say(texts.closeRequest)}
            </Button>
          )
        }
      />
      <ol aria-label={say(texts.history)} className="flex flex-col gap-4">
        {replies.map((reply) => (
          <li key={reply.replyId}>
            <ReplyItem reply={reply} />
          </li>
        ))}
      </ol>
      {!isServiceSession && (
        <div className="mt-5">
          <ReplyForm key={helpRequestId} helpRequestId={helpRequestId} isClosed={isClosed} onSent={onChanged} />
        </div>
      )}
      <ConfirmDialog
        title={say(texts.closeThis)}
        isOpen={isClosing}
        onOpenChange={setIsClosing}
        confirmLabel={say(texts.closeRequest)}
        onConfirm={close}
      >
        {say(texts.youNoLongerNeed)}
      </ConfirmDialog>
    </>
  );
}

function About({ about: { kind, label, href } }: Pick<HelpRequest, 'about'>) {
  if (kind === 'general') return null;
  const said = { kind: say(SUBJECT_WORDS[kind]), label };
  if (href === null) return <span>{say(texts.about, said)}</span>;
  return (
    <span>
      {say.parts(texts.aboutLinked, {
        ...said,
        link: (words) => (
          <TextLink key="link" href={href}>
            {words}
          </TextLink>
        ),
      })}
    </span>
  );
}
