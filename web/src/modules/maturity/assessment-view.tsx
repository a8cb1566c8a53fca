import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { useGoTo } from '../../portal/use-go-to.ts';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import { useAnswers } from './answers/use-answers.ts';
import { AreaView } from './area-view.tsx';
import { introPages } from './dialogs/intro-pages.tsx';
import { findPlace } from './find-place.ts';
import { questionPath } from './maturity-path.ts';
import type { Assessment, MaturitySet } from './maturity-types.ts';
import { QuestionView } from './question/question-view.tsx';
import { StartView } from './start/start-view.tsx';
import { useBegunAreas } from './use-begun-areas.ts';

type AssessmentViewProps = { readonly set: MaturitySet; readonly stored: Assessment };

/** The place of the assessment that the address means, around answers that are shown before they are stored. */
export function AssessmentView({ set, stored }: AssessmentViewProps) {
  const asked: { elementPath?: string; category?: string } = useParams({ strict: false });
  const goTo = useGoTo();
  const intro = useModuleIntro('cybermaturity');
  const [begun, begin] = useBegunAreas();
  const answers = useAnswers(set, stored, {
    shown: asked.elementPath ?? null,
    show: (elementPath) => goTo(questionPath(elementPath)),
  });
  const place = findPlace(asked, set, answers.assessment, begun);
  const target = place.kind === 'go' ? place.to : null;
  useEffect(() => {
    if (target !== null) goTo(target, { replace: true });
  }, [target, goTo]);

  return (
    <>
      {place.kind === 'start' && <StartView set={set} answers={answers} onOpenIntro={intro.open} />}
      {place.kind === 'area' && (
        <AreaView
          key={place.area}
          set={set}
          area={place.area}
          onBegin={() => {
            begin(place.area);
            if (asked.elementPath !== place.first.elementPath) goTo(questionPath(place.first.elementPath));
          }}
        />
      )}
      {place.kind === 'question' && <QuestionView set={set} element={place.element} answers={answers} />}
      {intro.isOpen && (
        <ModuleIntroDialog title="How Cyber Maturity works" pages={introPages(set)} onClose={intro.close} />
      )}
    </>
  );
}
