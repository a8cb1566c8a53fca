import type { TicketDeskKind } from '@portal/domain/developers/ticket-desks.ts';
import { Plus, Ticket } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { deskKinds, deskCard as texts } from './desk.texts.ts';
import { DeskDialog } from './desk-dialog.tsx';
import type { Desk } from './desk-draft.ts';
import { HookDialog } from './hook-dialog.tsx';
import { RemoveDeskDialog } from './remove-desk-dialog.tsx';

type Hook = NonNullable<CallOutput<'saveTicketDesk'>['data']['hook']>;
type Shown = 'set' | 'remove' | { readonly kind: TicketDeskKind; readonly hook: Hook };

/** The desk in which tickets are made of findings. */
export function DeskCard() {
  const { isServiceSession } = useSessionState();
  const { data, isError, refetch } = useCallQuery('readTicketDesk', {});
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const desk = data?.data.desk;
  return (
    <>
      <Card title={say(texts.title)} description={say(texts.description)} icon={<Ticket size={20} />}>
        {desk === undefined && isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
        {desk === undefined && !isError && <Loading label={say(texts.loading)} />}
        {desk === null && (
          <EmptyState
            title={say(texts.none)}
            headingLevel={3}
            action={
              isServiceSession ? null : (
                <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setShown('set')}>
                  {say(texts.set)}
                </Button>
              )
            }
          >
            {say(texts.aboutNone)}
          </EmptyState>
        )}
        {desk && <DeskState desk={desk} onShow={isServiceSession ? null : setShown} />}
      </Card>
      {shown === 'set' && (
        <DeskDialog onClose={close} onSaved={(kind, hook) => setShown(hook === null ? null : { kind, hook })} />
      )}
      {shown === 'remove' && <RemoveDeskDialog onClose={close} />}
      {shown !== null && typeof shown === 'object' && <HookDialog {...shown} onClose={close} />}
    </>
  );
}

type DeskStateProps = {
  readonly desk: Desk;
  /** Null for who may change nothing. */
  readonly onShow: ((what: 'set' | 'remove') => void) | null;
};

function DeskState({ desk, onShow }: DeskStateProps) {
  const { formatDate } = useFormatDate();
  const { kind, address, project, madeAt, madeBy, tickets } = desk;
  const test = useAction(() => callApi('testTicketDesk', {}), {
    done: say(kind === 'mail' ? texts.wasMailed : texts.wasAsked),
  });
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-3">
      <div className="min-w-0 grow basis-48">
        <p className="wrap-anywhere font-medium">
          {say(deskKinds[kind])} · {project === '' ? address : project}
        </p>
        <p className="mt-1 text-ink-soft text-sm">{say(texts.tickets, { count: tickets })}</p>
        <p className="mt-1 text-ink-soft text-sm">{say(texts.made, { day: formatDate(madeAt), name: madeBy })}</p>
      </div>
      {onShow !== null && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" isBusy={test.isBusy} onPress={() => void test.act()}>
            {say(texts.test)}
          </Button>
          <Button variant="secondary" size="small" onPress={() => onShow('set')}>
            {say(texts.change)}
          </Button>
          <Button variant="quiet" size="small" onPress={() => onShow('remove')}>
            {say(texts.remove)}
          </Button>
        </div>
      )}
    </div>
  );
}
