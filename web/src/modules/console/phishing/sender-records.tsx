import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { page as texts } from './phishing-console.texts.ts';

type SenderRecordsProps = {
  readonly check: CallOutput<'phishingProviderState'>['data']['check'];
  readonly canCheck: boolean;
};

/** SPF, DKIM and DMARC of the sending domain as they were last seen, and a button that looks again. */
export function SenderRecords({ check, canCheck }: SenderRecordsProps) {
  const { formatDateTime } = useFormatDate();
  const { act, isBusy } = useAction(() => callApi('checkPhishingSender', {}), {
    done: ({ data }) => say(data.isSound ? texts.checked : texts.checkedFaulty),
    refreshes: ['phishingProviderState'],
    failed: { otherwise: say(texts.failed) },
  });
  return (
    <Card
      title={say(texts.records)}
      description={
        check === null ? say(texts.neverChecked) : say(texts.checkedAt, { time: formatDateTime(check.checkedAt) })
      }
      aside={
        canCheck && (
          <Button variant="secondary" isBusy={isBusy} onPress={() => act()}>
            {say(texts.check)}
          </Button>
        )
      }
    >
      <ul aria-label={say(texts.records)} className="divide-y divide-line">
        {check?.records.map(({ record, isSound, found, fault }) => (
          <li key={record} className="py-3 first:pt-0 last:pb-0">
            <p className="flex items-center gap-3">
              <span className="font-semibold uppercase">{record}</span>
              <Badge tone={isSound ? 'success' : 'danger'}>{say(isSound ? texts.sound : texts.faulty)}</Badge>
            </p>
            <p className="wrap-anywhere mt-1 text-ink-soft text-sm">
              {found === '' ? say(texts.noRecord) : <code>{found}</code>}
            </p>
            {fault !== '' && <p className="mt-1 text-sm">{fault}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
