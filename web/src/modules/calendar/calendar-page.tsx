import '../../api/later-calls.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { callAddress } from '../../api/call-address.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { page } from './calendar.texts.ts';
import { ComingList } from './coming-list.tsx';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthHeading } from './month-heading.tsx';
import { QuietMonth } from './quiet-month.tsx';
import { useMonthAddress } from './use-month-address.ts';

/** What comes, month by month: /calendar. */
export default function CalendarPage() {
  usePageTitle(say(page.title));
  const { month, showMonth } = useMonthAddress();
  const query = useCallQuery('readCalendar', month === undefined ? {} : { month }, {
    placeholderData: keepPreviousData,
  });
  const shown = query.data?.data;
  return (
    <>
      <PageHeading
        title={say(page.title)}
        description={say(page.description)}
        before={
          <TextLink isStandalone href="/">
            {say(page.dashboard)}
          </TextLink>
        }
        action={
          <LinkButton
            href={callAddress('downloadCalendar', {})}
            download
            variant="secondary"
            icon={<CalendarPlus aria-hidden="true" size={18} />}
          >
            {say(page.file)}
          </LinkButton>
        }
      />
      {shown !== undefined && (
        <>
          <MonthHeading month={shown.month} first={shown.first} last={shown.last} onShow={showMonth} />
          <div className="flex flex-col gap-5">
            <div className="hidden desktop:block">
              <MonthGrid month={shown.month} today={shown.today} entries={shown.entries} />
              <Legend />
            </div>
            {shown.entries.length === 0 ? <QuietMonth /> : <ComingList {...shown} />}
            <p>
              <TextLink isStandalone href="/integrations">
                {say(page.subscribe)}
              </TextLink>
            </p>
          </div>
        </>
      )}
      {shown === undefined && query.isError && <LoadFailed what={say(page.what)} onRetry={query.refetch} />}
      {shown === undefined && !query.isError && (
        <SkeletonGroup label={say(page.loading)}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </>
  );
}
