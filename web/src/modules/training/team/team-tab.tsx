import { keepPreviousData } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { TrainingClass } from '../../../illustrations/training-class.tsx';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ADD_PEOPLE_FORM, AddPeopleDialog } from '../people/add-people-dialog.tsx';
import { useTeamAddress } from '../use-team-address.ts';
import { FRESH_MS, useTrainingData } from '../use-training.ts';
import { teamTab as texts } from './team.texts.ts';
import { TeamFilters } from './team-filters.tsx';
import { TeamPeople } from './team-people.tsx';
import { TeamSummary } from './team-summary.tsx';

/** The team: how it stands as a whole, and who needs a nudge; with a course, how everybody stands with that one. */
export function TeamTab({ courseId }: { readonly courseId: string | null }) {
  const address = useTeamAddress();
  const { role, ...query } = address.query;
  const training = useTrainingData();
  const team = useCallQuery(
    'listTrainees',
    { ...query, ...(role === 'any' ? {} : { role }), ...(courseId === null ? {} : { courseId }) },
    { placeholderData: keepPreviousData, staleTime: FRESH_MS },
  );
  const [isAdding, setIsAdding] = useState(useHasKeptForm(ADD_PEOPLE_FORM));

  if (training.isError || team.isError)
    return <LoadFailed what={say(texts.what)} onRetry={() => Promise.all([training.refetch(), team.refetch()])} />;
  if (training.data === undefined || team.data === undefined) return <Loading label={say(texts.loadingYourTeam)} />;

  const { data, isSyncError } = training.data;
  const { trainees, total, pageSize, counts } = team.data.data;
  const add = () => setIsAdding(true);
  return (
    <>
      {isSyncError && (
        <div className="mb-5">
          <Banner kind="warning" title={say(texts.title)}>
            {say(texts.youSeeTheLast)}
          </Banner>
        </div>
      )}
      {data.traineesData.total === 0 ? (
        <Card>
          <EmptyState
            title={say(texts.bringYourTeamOn)}
            illustration={<TrainingClass />}
            action={
              <Button size="large" icon={<UserPlus aria-hidden="true" size={18} />} onPress={add}>
                {say(texts.addPeople)}
              </Button>
            }
          >
            {say(texts.everyoneYouAddGets)}
          </EmptyState>
        </Card>
      ) : (
        <>
          <TeamSummary data={data} onAdd={add} onShow={(state) => address.change({ state })} />
          {courseId !== null && (
            <p className="mb-4 font-medium">
              {say.parts(texts.inTheCourseName, {
                name: data.catalogMap[courseId]?.name ?? courseId,
                link: (words) => (
                  <TextLink key="link" href="/training/team">
                    {words}
                  </TextLink>
                ),
              })}
            </p>
          )}
          <TeamFilters address={address} counts={counts} />
          <TeamPeople
            key={JSON.stringify([address.query, courseId])}
            trainees={trainees}
            training={data}
            courseId={courseId}
            isRemoved={address.query.state === 'removed'}
          />
          <div className="mt-5">
            <Pagination
              label={say(texts.pagesOfPeople)}
              page={address.query.page}
              pageCount={Math.ceil(total / pageSize)}
              onPageChange={(page) => address.change({ page })}
            />
          </div>
        </>
      )}
      {isAdding && <AddPeopleDialog seats={data.traineesData} onClose={() => setIsAdding(false)} />}
    </>
  );
}
