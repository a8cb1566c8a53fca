import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import type { AnswersInHand } from '../answers/use-answers.ts';
import { ElementsMap } from '../map/elements-map.tsx';
import type { MaturityElement, MaturitySet } from '../maturity-types.ts';
import { questionProgress as texts } from './question.texts.ts';

type QuestionProgressProps = {
  readonly set: MaturitySet;
  readonly element: MaturityElement;
  readonly answers: AnswersInHand;
};

/** Which question this is, how many are answered, and on narrow screens the way to the others. */
export function QuestionProgress({ set, element, answers: { assessment, isSaving } }: QuestionProgressProps) {
  const [isMapOpen, setIsMapOpen] = useState(false);
  const area = set.areas.find(({ elementCategory }) => elementCategory === element.elementCategory);
  const number = set.elements.indexOf(element) + 1;
  return (
    <div className="mb-6 tablet:mb-8">
      <div className="mb-2 flex items-center justify-between gap-4">
        <p className="min-w-0 text-sm">
          {say.parts(texts.place, {
            area: (words) => (
              <span key="area" className="font-semibold text-accent-ink">
                {words}
              </span>
            ),
            areaName: area?.name ?? '',
            number,
            count: set.elements.length,
            name: element.name,
            quiet: (words) => (
              <span key="quiet" className="text-ink-soft">
                {words}
              </span>
            ),
            wide: (words) => (
              <span key="wide" className="hidden tablet:inline">
                {words}
              </span>
            ),
          })}
        </p>
        <p className="ms-auto hidden text-ink-soft text-sm tablet:block" aria-hidden="true">
          {isSaving ? say(texts.saving) : assessment.answered > 0 ? say(texts.saved) : ''}
        </p>
        <div className="shrink-0 whitespace-nowrap desktop:hidden">
          <Button
            size="small"
            variant="secondary"
            icon={<MapIcon aria-hidden="true" size={16} />}
            onPress={() => setIsMapOpen(true)}
          >
            {say(texts.allQuestions)}
          </Button>
        </div>
      </div>
      <ProgressBar
        label={say(texts.questionsAnswered)}
        isLabelHidden
        value={assessment.percentDone}
        valueLabel={say(texts.answeredOfElements, { answered: assessment.answered, elements: assessment.elements })}
      />
      <Drawer title={say(texts.allQuestions)} isOpen={isMapOpen} onOpenChange={setIsMapOpen}>
        <ElementsMap
          set={set}
          assessment={assessment}
          current={element.elementPath}
          onChoose={() => setIsMapOpen(false)}
        />
      </Drawer>
    </div>
  );
}
