import type { Phrase } from '@portal/domain/texts/texts.ts';
import { useParams } from '@tanstack/react-router';
import { CalendarCog, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useHasKeptForm } from '../../portal/kept-forms.ts';
import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CoursePage } from './courses/course-page.tsx';
import { CoursesTab } from './courses/courses-tab.tsx';
import { introPages } from './intro/intro-pages.tsx';
import { PersonPage } from './person/person-page.tsx';
import { PROGRAMME_FORM } from './programme/programme.ts';
import { ProgrammeDialog } from './programme/programme-dialog.tsx';
import { ReportsTab } from './reports/reports-tab.tsx';
import { TeamTab } from './team/team-tab.tsx';
import { trainingPage as texts } from './training.texts.ts';
import { TRAINING_TABS, type TrainingTab } from './training-path.ts';

const titles: Record<TrainingTab, Phrase> = { team: texts.team, courses: texts.courses, reports: texts.reports };

/** Employee training: /training[/{tab}[/{course}[/{trainee}]]] (spec part 2, section 2). */
export default function TrainingPage() {
  const { tab, course, trainee } = useParams({ strict: false });
  const goTo = useGoTo();
  const intro = useModuleIntro('training');
  const [isPlanning, setIsPlanning] = useState(useHasKeptForm(PROGRAMME_FORM));
  const selected = TRAINING_TABS.find((id) => id === tab) ?? 'team';
  usePageTitle(say(texts.pageTitle, { tab: say(titles[selected]) }));
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
        title={say(texts.title)}
        description={say(texts.description)}
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
            <TextLink isStandalone onPress={intro.open}>
              <Play aria-hidden="true" size={15} className="-mt-0.5 me-1.5 inline" />
              {say(texts.viewIntro)}
            </TextLink>
            <Button
              variant="secondary"
              icon={<CalendarCog aria-hidden="true" size={18} />}
              onPress={() => setIsPlanning(true)}
            >
              {say(texts.program)}
            </Button>
          </div>
        }
      />
      <Tabs
        label={say(texts.title)}
        selected={selected}
        onChange={(id) => goTo(`/training/${id}`)}
        items={TRAINING_TABS.map((id) => ({
          id,
          label: say(titles[id]),
          content: id === selected ? content[id]() : null,
        }))}
      />
      {intro.isOpen && (
        <ModuleIntroDialog title={say(texts.howTrainingWorks)} pages={introPages()} onClose={intro.close} />
      )}
      {isPlanning && <ProgrammeDialog onClose={() => setIsPlanning(false)} />}
    </>
  );
}
