import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ProgressRing } from '../../../ui/states/progress-ring.tsx';
import { questionPath, START_PATH } from '../maturity-path.ts';
import type { MaturityNotices } from '../maturity-types.ts';
import { roadBlockModal as texts } from './dialogs.texts.ts';

type RoadBlockModalProps = {
  readonly text: MaturityNotices['roadBlock'];
  readonly percentDone: number;
  /** Null before the first answer. */
  readonly nextElementPath: string | null;
  /** `isForGood`: it is not to be shown again. */
  readonly onClose: (isForGood: boolean) => void;
};

/** The cybersecurity road block: asks, kindly, to begin or to finish the assessment (spec part 2, section 2). */
export default function RoadBlockModal({ text, percentDone, nextElementPath, onClose }: RoadBlockModalProps) {
  const goTo = useGoTo();
  const [isForGood, setIsForGood] = useState(false);
  const go = () => {
    onClose(isForGood);
    goTo(nextElementPath === null ? START_PATH : questionPath(nextElementPath));
  };
  return (
    <Dialog
      title={text.title}
      size="small"
      isFullScreenOnPhone={false}
      isOpen
      onOpenChange={() => onClose(isForGood)}
      footer={
        <>
          <Button variant="secondary" onPress={() => onClose(isForGood)}>
            {say(texts.skip)}
          </Button>
          <Button onPress={go}>
            {nextElementPath === null ? say(texts.startAssessment) : say(texts.finishAssessment)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 tablet:flex-row tablet:items-center tablet:gap-6">
        <ProgressRing label={say(texts.assessmentDone)} value={percentDone} />
        <p className="min-w-0 text-ink-soft">{text.text}</p>
      </div>
      <div className="mt-5">
        <Checkbox isSelected={isForGood} onChange={setIsForGood}>
          {say(texts.dontShowAgain)}
        </Checkbox>
      </div>
    </Dialog>
  );
}
