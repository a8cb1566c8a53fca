import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CloseDialog, closeForm } from './close-dialog.tsx';
import { recordPage as texts } from './record.texts.ts';
import type { IncidentRecord } from './record-types.ts';

/** The top of a record: what it is, how it stands, its files, and its end. */
export function RecordHeading({ title, record }: { readonly title: string; readonly record: IncidentRecord }) {
  const { formatDateTime } = useFormatDate();
  const { incidentId, noticedAt, startedAt, startedBy, closedAt, closedBy } = record;
  const times = [
    say(texts.noticed, { time: formatDateTime(noticedAt) }),
    say(texts.started, { time: formatDateTime(startedAt), name: startedBy }),
    ...(closedAt === null ? [] : [say(texts.closedBy, { time: formatDateTime(closedAt), name: closedBy ?? '' })]),
  ];
  return (
    <>
      <PageHeading
        title={title}
        before={<TextLink href="/incidents">{say(texts.back)}</TextLink>}
        description={times.join(' · ')}
        action={
          <Badge tone={closedAt === null ? 'warning' : 'neutral'}>
            {say(closedAt === null ? texts.isOpen : texts.isClosed)}
          </Badge>
        }
      />
      <div className="mb-6 flex flex-wrap gap-3">
        <LinkButton
          variant="secondary"
          href={callAddress('incidentReport', { incidentId })}
          download
          icon={<FileText aria-hidden="true" size={18} />}
        >
          {say(texts.report)}
        </LinkButton>
        <LinkButton
          variant="secondary"
          href={callAddress('incidentCsv', { incidentId })}
          download
          icon={<Download aria-hidden="true" size={18} />}
        >
          {say(texts.csv)}
        </LinkButton>
        {closedAt === null ? <Close record={record} /> : <Reopen incidentId={incidentId} />}
      </div>
    </>
  );
}

function Close({ record }: { readonly record: IncidentRecord }) {
  const [isClosing, setIsClosing] = useState(useHasKeptForm(closeForm(record.incidentId)));
  return (
    <>
      <Button onPress={() => setIsClosing(true)}>{say(texts.close)}</Button>
      {isClosing && <CloseDialog record={record} onClose={() => setIsClosing(false)} />}
    </>
  );
}

function Reopen({ incidentId }: { readonly incidentId: string }) {
  const { act, isBusy } = useAction(() => callApi('reopenIncident', { incidentId }), {
    done: say(texts.reopened),
    refreshes: ['readIncident', 'listIncidents'],
    failed: { otherwise: say(texts.reopenFailed) },
  });
  return (
    <Button variant="secondary" isBusy={isBusy} onPress={() => void act()}>
      {say(texts.reopen)}
    </Button>
  );
}
