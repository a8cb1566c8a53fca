import { keepPreviousData } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { EmptyList } from '../../../illustrations/empty-list.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { ExportButton } from '../courses/export-button.tsx';
import { GridCard } from '../grid/grid-card.tsx';
import { RoleCompletion } from '../roles/role-completion.tsx';
import { usePageAddress } from '../use-page-address.ts';
import { FRESH_MS } from '../use-training.ts';
import { CourseCompletion } from './course-completion.tsx';
import { HardestQuestions } from './hardest-questions.tsx';
import { MonthsChart } from './months-chart.tsx';
import { OverduePeople } from './overdue-people.tsx';
import { RecallFigures } from './recall-figures.tsx';
import { reportsTab as texts } from './reports.texts.ts';

/** Reports: who is overdue, how far each course and month came, which questions are hard; files for spreadsheets and auditors. */
export function ReportsTab() {
  const { page, showPage } = usePageAddress();
  // No year: the one that most people are in.
  const [year, setYear] = useState<number | null>(null);
  const ofYear = year === null ? {} : { year };
  const { data, isError, refetch } = useCallQuery(
    'readTrainingReport',
    { page },
    { placeholderData: keepPreviousData, staleTime: FRESH_MS },
  );
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loadingTheReports)} />;
  const { overdue, courses, months, roles, recall, hardest } = data.data;
  if (courses.every(({ assigned, waived }) => assigned + waived === 0)) {
    return (
      <Card>
        <EmptyState
          title={say(texts.title)}
          illustration={<EmptyList />}
          action={<LinkButton href="/training/team">{say(texts.showTheTeam)}</LinkButton>}
        >
          {say(texts.addPeopleToThe)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        <LinkButton
          variant="secondary"
          href={callAddress('trainingEvidence', ofYear)}
          download
          icon={<FileText aria-hidden="true" size={18} />}
        >
          {year === null ? say(texts.evidenceForAuditorsPdf) : say(texts.evidenceOfYear, { year })}
        </LinkButton>
        <LinkButton
          variant="secondary"
          href={callAddress('trainingCsv', ofYear)}
          download
          icon={<Download aria-hidden="true" size={18} />}
        >
          {year === null ? say(texts.allRecordsCsv) : say(texts.recordsOfYear, { year })}
        </LinkButton>
        <ExportButton courseId={null} />
      </div>
      <GridCard year={year} onYear={setYear} />
      <OverduePeople overdue={overdue} page={page} onPage={showPage} />
      <div className="grid items-start gap-6 desktop:grid-cols-2">
        <CourseCompletion courses={courses} />
        <MonthsChart months={months} />
      </div>
      <RoleCompletion roles={roles} />
      <RecallFigures recall={recall} />
      <HardestQuestions questions={hardest} />
    </div>
  );
}
