import '../../../api/later-calls.ts';
import { useParams } from '@tanstack/react-router';
import { isApiError } from '../../../api/api-error.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import type { KindHelp } from '../../../portal/incidents/incident-help-types.ts';
import { KindSteps } from '../../../portal/incidents/kind-steps.tsx';
import { NotFoundGuard } from '../../../portal/not-found-guard.tsx';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CallCards } from '../help/call-cards.tsx';
import { useFirmHelp } from '../help/use-firm-help.ts';
import { incidentsPage } from '../incidents.texts.ts';
import { DeadlineCard } from './deadline-card.tsx';
import { LogCard } from './log-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { recordPage as texts } from './record.texts.ts';
import { RecordHeading } from './record-heading.tsx';
import type { IncidentRecord } from './record-types.ts';
import { TickStep } from './tick-step.tsx';

/** Others of the firm write to the same record. */
const READ_EVERY_MS = 20_000;

/** The record of an incident: its steps, clock, log and end: /incidents/record/{id}. */
export default function RecordPage() {
  const { incident: incidentId = '' } = useParams({ strict: false });
  const { card, help, isFailed, retry } = useFirmHelp();
  const query = useCallQuery('readIncident', { incidentId }, { refetchInterval: READ_EVERY_MS });
  const record = query.data?.data;
  const told = help?.kinds.find(({ kind }) => kind === record?.kind);
  usePageTitle(told?.title ?? say(incidentsPage.title));
  if (query.isError && isApiError(query.error) && [400, 404].includes(query.error.status)) return <NotFoundGuard />;
  if (record === undefined || help === undefined || told === undefined) {
    return isFailed || query.isError ? (
      <LoadFailed
        what={say(texts.what)}
        onRetry={() => {
          void retry();
          return query.refetch();
        }}
      />
    ) : (
      <SkeletonGroup label={say(texts.loading)}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <RecordHeading title={told.title} record={record} />
      <div className="flex flex-col gap-6">
        <p className="wrap-anywhere whitespace-pre-line text-lg">{record.whatHappened}</p>
        <InRegister href={record.recordHref} />
        {record.closedAt !== null && <Outcome record={record} />}
        <div className="grid items-start gap-6 desktop:grid-cols-2">
          <Steps record={record} help={told} />
          <div className="flex flex-col gap-6">
            <DeadlineCard record={record} />
            <LogCard record={record} />
            <PeopleCard record={record} />
          </div>
        </div>
        <CallCards card={card} help={help} />
      </div>
    </>
  );
}

/** Where the incident stands among the firm's records, if its plan has any. */
function InRegister({ href }: { readonly href: string | null }) {
  const { modules } = useSubscription();
  if (href === null || modules.compliance !== 'ACTIVE') return null;
  return (
    <p>
      {say.parts(texts.inRegister, {
        link: (words) => (
          <TextLink key="link" href={href}>
            {words}
          </TextLink>
        ),
      })}
    </p>
  );
}

function Steps({ record, help }: { readonly record: IncidentRecord; readonly help: KindHelp }) {
  return (
    <Card>
      <KindSteps help={help} headOf={(step) => <TickStep record={record} step={step} />} />
    </Card>
  );
}

function Outcome({ record: { rootCause, lessons } }: { readonly record: IncidentRecord }) {
  return (
    <div className="wrap-anywhere grid items-start gap-6 tablet:grid-cols-2">
      <Card title={say(texts.rootCause)}>
        <p className="whitespace-pre-line">{rootCause}</p>
      </Card>
      <Card title={say(texts.lessons)}>
        <p className="whitespace-pre-line">{lessons}</p>
      </Card>
    </div>
  );
}
