import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGoTo } from '../../portal/use-go-to.ts';
import { useAnswers } from './answers/use-answers.ts';
import { findPlace } from './find-place.ts';
import { questionPath } from './maturity-path.ts';
import type { Assessment, MaturitySet } from './maturity-types.ts';
import { PlaceView } from './place-view.tsx';
import { useBegunAreas } from './use-begun-areas.ts';

type AssessmentViewProps = { readonly set: MaturitySet; readonly stored: Assessment };

/** The place of the assessment that the address means, around answers that are shown before they are stored. */
export function AssessmentView({ set, stored }: AssessmentViewProps) {
  const asked: { elementPath?: string; category?: string } = useParams({ strict: false });
  const goTo = useGoTo();
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

  if (place.kind === 'go') return null;
  return (
    <PlaceView
      set={set}
      place={place}
      answers={answers}
      onBegin={(area, first) => {
        begin(area);
        if (asked.elementPath !== first) goTo(questionPath(first));
      }}
    />
  );
}
