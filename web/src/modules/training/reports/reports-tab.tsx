import { keepPreviousData } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { EmptyList } from '../../../illustrations/empty-list.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { GridCard } from '../grid/grid-card.tsx';
import { usePageAddress } from '../use-page-address.ts';
import { FRESH_MS } from '../use-training.ts';
import { CourseCompletion } from './course-completion.tsx';
import { HardestQuestions } from './hardest-questions.tsx';
import { MonthsChart } from './months-chart.tsx';
import { OverduePeople } from './overdue-people.tsx';

/** Reports: who is overdue, how far each course and month came, which questions are hard; files for spreadsheets and auditors. */
export function ReportsTab() {
  const { page, showPage } = usePageAddress();
  const { data, isError, refetch } = useCallQuery(
    'readTrainingReport',
    { page },
    { placeholderData: keepPreviousData, staleTime: FRESH_MS },
  );
  if (isError) return <LoadFailed what="The reports" onRetry={refetch} />;
  if (data === undefined) return <Loading label="Loading the reports" />;
  const { overdue, courses, months, hardest } = data.data;
  if (courses.every(({ assigned, waived }) => assigned + waived === 0)) {
    return (
      <Card>
        <EmptyState
          title="There is nothing to report yet"
          illustration={<EmptyList />}
          action={<LinkButton href="/training/team">Show the team</LinkButton>}
        >
          Add people to the training, and their progress will appear here.
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        <LinkButton
          variant="secondary"
          href={callAddress('trainingEvidence', {})}
          download
          icon={<FileText aria-hidden="true" size={18} />}
        >
          Evidence for auditors (PDF)
        </LinkButton>
        <LinkButton
          variant="secondary"
          href={callAddress('trainingCsv', {})}
          download
          icon={<Download aria-hidden="true" size={18} />}
        >
          All records (CSV)
        </LinkButton>
      </div>
      <GridCard />
      <OverduePeople overdue={overdue} page={page} onPage={showPage} />
      <div className="grid items-start gap-6 desktop:grid-cols-2">
        <CourseCompletion courses={courses} />
        <MonthsChart months={months} />
      </div>
      <HardestQuestions questions={hardest} />
    </div>
  );
}
