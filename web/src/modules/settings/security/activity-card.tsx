import { keepPreviousData } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { activityText } from '../../../portal/modules/activity-words.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { ServiceVisits } from '../service-visits.tsx';
import { ValueLoader } from '../value-loader.tsx';
import { activityCard as texts } from './security.texts.ts';

/** What was done in the organization's portal, and who of the provider is in it now. */
export function ActivityCard() {
  const [page, setPage] = useState(1);
  const { formatDateTime } = useFormatDate();
  const query = useCallQuery('readActivity', { page }, { staleTime: 0, placeholderData: keepPreviousData });
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<History size={20} />}>
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
        {({ entries, total, pageSize, serviceSessions }) => (
          <div className="flex flex-col gap-5">
            <ServiceVisits visits={serviceSessions} />
            <ol aria-label={say(texts.title)} className="flex flex-col divide-y divide-line">
              {entries.map((entry) => (
                <li key={entry.activityId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 first:pt-0">
                  <span className="grow basis-72 break-words">{activityText(entry.action, entry.subject)}</span>
                  <span className="flex basis-64 flex-wrap items-center gap-2 break-all text-ink-soft text-sm">
                    {entry.actor ?? say(texts.thePortal)}
                    {entry.isByService && <Badge tone="warning">{say(texts.support)}</Badge>}
                  </span>
                  <time dateTime={entry.at} className="text-ink-soft text-sm tabular-nums">
                    {formatDateTime(entry.at)}
                  </time>
                </li>
              ))}
            </ol>
            <Pagination
              label={say(texts.pagesOfActivity)}
              page={page}
              pageCount={Math.max(1, Math.ceil(total / pageSize))}
              onPageChange={setPage}
            />
          </div>
        )}
      </ValueLoader>
    </Card>
  );
}
