import { useParams } from '@tanstack/react-router';
import { CalendarCog, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useHasKeptForm } from '../../portal/kept-forms.ts';
import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { useGoTo } from '../../portal/use-go-to.ts';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CoursePage } from './courses/course-page.tsx';
import { CoursesTab } from './courses/courses-tab.tsx';
import { INTRO_PAGES } from './intro/intro-pages.tsx';
import { PersonPage } from './person/person-page.tsx';
import { PROGRAMME_FORM } from './programme/programme.ts';
import { ProgrammeDialog } from './programme/programme-dialog.tsx';
import { ReportsTab } from './reports/reports-tab.tsx';
import { TeamTab } from './team/team-tab.tsx';
import { TRAINING_TABS, type TrainingTab } from './training-path.ts';

const titles: Record<TrainingTab, string> = { team: 'Team', courses: 'Courses', reports: 'Reports' };

/** Employee training: /training[/{tab}[/{course}[/{trainee}]]] (spec part 2, section 2). */
export default function TrainingPage() {
  const { tab, course, trainee } = useParams({ strict: false });
  const goTo = useGoTo();
  const intro = useModuleIntro('training');
  const [isPlanning, setIsPlanning] = useState(useHasKeptForm(PROGRAMME_FORM));
  const selected = TRAINING_TABS.find((id) => id === tab) ?? 'team';
  usePageTitle(`${titles[selected]} · Training`);
  const content: Record<TrainingTab, () => ReactNode> = {
    team: () =>
      trainee === undefined ? (
        <TeamTab courseId={course === undefined || course === 'all' ? null : course} />
      ) : (
        <PersonPage key={trainee} traineeId={trainee} />
      ),
    courses: () => (course === undefined ? <CoursesTab /> : <CoursePage key={course} courseId={course} />),
    reports: () => <ReportsTab />,
  };
  return (
    <>
      <PageHeading
        title="Training"
        description="Twelve short courses a year, one a month, that make everyone on your team harder to fool."
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
            <TextLink isStandalone onPress={intro.open}>
              <Play aria-hidden="true" size={15} className="-mt-0.5 me-1.5 inline" />
              view intro
            </TextLink>
            <Button
              variant="secondary"
              icon={<CalendarCog aria-hidden="true" size={18} />}
              onPress={() => setIsPlanning(true)}
            >
              Program
            </Button>
          </div>
        }
      />
      <Tabs
        label="Training"
        selected={selected}
        onChange={(id) => goTo(`/training/${id}`)}
        items={TRAINING_TABS.map((id) => ({ id, label: titles[id], content: id === selected ? content[id]() : null }))}
      />
      {intro.isOpen && <ModuleIntroDialog title="How training works" pages={INTRO_PAGES} onClose={intro.close} />}
      {isPlanning && <ProgrammeDialog onClose={() => setIsPlanning(false)} />}
    </>
  );
}
