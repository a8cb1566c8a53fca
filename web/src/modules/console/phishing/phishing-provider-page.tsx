import '../../../api/console-calls.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { useStaffMay } from '../use-staff-may.ts';
import { page as texts } from './phishing-console.texts.ts';
import { SenderRecords } from './sender-records.tsx';
import { StopAll } from './stop-all.tsx';

export type ProviderState = CallOutput<'phishingProviderState'>['data'];

const OBSTACLES = {
  'no-sender': [texts.noSender, texts.noSenderHint],
  'not-checked': [texts.notChecked, texts.notCheckedHint],
  'check-failed': [texts.checkFailed, texts.checkFailedHint],
} as const;

/** Sending of all firms' practice mails: /console/phishing. */
export default function PhishingProviderPage() {
  usePageTitle(say(texts.title));
  const mayManage = useStaffMay('provider.manage');
  const query = useCallQuery('phishingProviderState', {});
  const state = query.data?.data;
  return (
    <>
      <PageHeading
        title={say(texts.title)}
        description={say(texts.description)}
        action={state !== undefined && mayManage ? <StopAll isStopped={state.isStopped} /> : undefined}
      />
      {state === undefined && query.isError && <LoadFailed what={say(texts.what)} onRetry={query.refetch} />}
      {state === undefined && !query.isError && <Loading label={say(texts.loading)} />}
      {state !== undefined && (
        <div className="flex flex-col gap-6">
          <Obstacle state={state} />
          {!mayManage && <p className="text-ink-soft text-sm">{say(texts.ownersOnly)}</p>}
          <div className="grid items-start gap-6 desktop:grid-cols-2">
            <Facts
              title={say(texts.sending)}
              facts={[
                [say(texts.domain), state.senderDomain ?? say(texts.none)],
                [say(texts.links), state.linkAddress],
                [say(texts.reports), state.reportAddress ?? say(texts.none)],
              ]}
            />
            <Facts
              title={say(texts.figures)}
              facts={[
                [say(texts.firms), state.firmsOn],
                [say(texts.campaigns), state.campaignsRunning],
                [say(texts.sent), state.sent],
                [say(texts.bounced), state.bounced],
              ]}
            />
          </div>
          {state.senderDomain !== null && <SenderRecords check={state.check} canCheck={mayManage} />}
        </div>
      )}
    </>
  );
}

function Obstacle({ state: { obstacle, isStopped, stoppedAt, stoppedBy } }: { readonly state: ProviderState }) {
  const { formatDateTime } = useFormatDate();
  const told = obstacle === null || obstacle === 'stopped' ? null : OBSTACLES[obstacle];
  return (
    <>
      {isStopped && (
        <Banner kind="danger" title={say(texts.stopped)}>
          {stoppedAt !== null && say(texts.stoppedBy, { time: formatDateTime(stoppedAt), name: stoppedBy ?? '' })}
        </Banner>
      )}
      {told !== null && (
        <Banner kind="warning" title={say(told[0])}>
          {say(told[1])}
        </Banner>
      )}
    </>
  );
}

type FactsProps = { readonly title: string; readonly facts: readonly (readonly [string, string | number])[] };

function Facts({ title, facts }: FactsProps) {
  return (
    <Card title={title}>
      <dl className="divide-y divide-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
