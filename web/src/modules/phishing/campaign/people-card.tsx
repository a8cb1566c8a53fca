import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Tone } from '../../../ui/tone.ts';
import type { Campaign, CampaignPerson } from '../phishing-types.ts';
import { mailStates, people as texts } from './campaign.texts.ts';

const TONES: Readonly<Record<CampaignPerson['state'], Tone>> = {
  planned: 'neutral',
  queued: 'neutral',
  delivered: 'success',
  bounced: 'warning',
  dropped: 'neutral',
};

/** Each person's mail, where the firm sees names; else why they are not there. */
export function PeopleCard({ people }: { readonly people: Campaign['people'] }) {
  const { formatDateTime } = useFormatDate();
  if (people === null) return <p className="text-ink-soft text-sm">{say(texts.noNames)}</p>;
  if (people.length === 0) return null;
  const time = (at: string | null) => (at === null ? '' : formatDateTime(at));
  return (
    <Card title={say(texts.title)} description={say(texts.lead)} padding="none">
      <Table
        label={say(texts.title)}
        rows={people}
        rowId={(row) => row.email}
        columns={[
          {
            id: 'name',
            label: say(texts.person),
            isRowHeader: true,
            render: ({ name, email }) => (
              <>
                <span className="block font-medium">{name}</span>
                <span className="wrap-anywhere font-normal text-ink-soft text-xs">{email}</span>
              </>
            ),
          },
          {
            id: 'state',
            label: say(texts.state),
            phone: 'state',
            render: ({ state }) => <Badge tone={TONES[state]}>{say(mailStates[state])}</Badge>,
          },
          { id: 'mail', label: say(texts.mail), phone: 'detail', render: ({ templateName }) => templateName },
          { id: 'reported', label: say(texts.reported), render: ({ reportedAt }) => time(reportedAt) },
          { id: 'clicked', label: say(texts.clicked), render: ({ clickedAt }) => time(clickedAt) },
          { id: 'lesson', label: say(texts.lesson), render: ({ lessonDoneAt }) => time(lessonDoneAt) },
        ]}
      />
    </Card>
  );
}
