import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { say } from '../../portal/texts/say.ts';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import type { AnswersInHand } from './answers/use-answers.ts';
import { AreaView } from './area-view.tsx';
import { introPages } from './dialogs/intro-pages.tsx';
import type { Place } from './find-place.ts';
import { placeView as texts } from './maturity.texts.ts';
import type { AreaId, MaturitySet } from './maturity-types.ts';
import { QuestionView } from './question/question-view.tsx';
import { StartView } from './start/start-view.tsx';

type PlaceViewProps = {
  readonly set: MaturitySet;
  readonly place: Exclude<Place, { readonly kind: 'go' }>;
  readonly answers: AnswersInHand;
  /** Leaves what stands before a Security Area for its question. */
  readonly onBegin: (area: AreaId, elementPath: string) => void;
};

/** The start, what stands before a Security Area, or a question; the introduction over it for who asks. */
export function PlaceView({ set, place, answers, onBegin }: PlaceViewProps) {
  const intro = useModuleIntro('cybermaturity');
  return (
    <>
      {place.kind === 'start' && <StartView set={set} answers={answers} onOpenIntro={intro.open} />}
      {place.kind === 'area' && (
        <AreaView
          key={place.area}
          set={set}
          assessment={answers.assessment}
          area={place.area}
          onBegin={() => onBegin(place.area, place.first.elementPath)}
        />
      )}
      {place.kind === 'question' && <QuestionView set={set} element={place.element} answers={answers} />}
      {intro.isOpen && <ModuleIntroDialog title={say(texts.title)} pages={introPages(set)} onClose={intro.close} />}
    </>
  );
}
