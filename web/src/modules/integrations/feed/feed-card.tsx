import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { SecretDialog } from '../../../portal/developers/secret-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { feedCard as texts } from './feed.texts.ts';

/** The address by which an admin's calendar program reads what comes. */
export function FeedCard() {
  const { isServiceSession } = useSessionState();
  const { data, isError, refetch } = useCallQuery('readCalendarFeed', {});
  const [address, setAddress] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const make = useAction(async () => setAddress((await callApi('renewCalendarFeed', {})).data.address), {
    refreshes: ['readCalendarFeed'],
  });
  const end = useAction(() => callApi('endCalendarFeed', {}), {
    done: say(texts.ended),
    refreshes: ['readCalendarFeed'],
  });
  const feed = data?.data;
  const hasOne = feed !== undefined && feed.madeAt !== null;
  return (
    <>
      <Card title={say(texts.title)} description={say(texts.description)} icon={<CalendarDays size={20} />}>
        {feed === undefined && isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
        {feed === undefined && !isError && <Loading label={say(texts.loading)} />}
        {feed !== undefined && <FeedState {...feed} />}
        {feed !== undefined && !isServiceSession && (
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              isBusy={make.isBusy}
              onPress={() => (hasOne ? setIsAsking(true) : void make.act())}
            >
              {say(hasOne ? texts.renew : texts.make)}
            </Button>
            {hasOne && (
              <Button variant="quiet" isBusy={end.isBusy} onPress={() => void end.act()}>
                {say(texts.end)}
              </Button>
            )}
          </div>
        )}
      </Card>
      {isAsking && (
        <ConfirmDialog
          title={say(texts.confirmRenew)}
          isOpen
          onOpenChange={() => setIsAsking(false)}
          confirmLabel={say(texts.renew)}
          isBusy={make.isBusy}
          onConfirm={async () => {
            await make.act();
            setIsAsking(false);
          }}
        >
          {say(texts.aboutRenew)}
        </ConfirmDialog>
      )}
      {address !== null && (
        <SecretDialog
          title={say(texts.ready)}
          about={say(texts.howTo)}
          secret={address}
          onClose={() => setAddress(null)}
        />
      )}
    </>
  );
}

type FeedStateProps = { readonly madeAt: string | null; readonly lastReadAt: string | null };

function FeedState({ madeAt, lastReadAt }: FeedStateProps) {
  const { formatDate, formatDateTime } = useFormatDate();
  if (madeAt === null) return <p className="text-ink-soft text-sm">{say(texts.none)}</p>;
  const read = lastReadAt === null ? say(texts.neverRead) : say(texts.lastRead, { time: formatDateTime(lastReadAt) });
  return (
    <p className="text-ink-soft text-sm">
      {say(texts.made, { day: formatDate(madeAt) })} {read}
    </p>
  );
}
