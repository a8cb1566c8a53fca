import { MessageCircleReply } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { say } from '../../../portal/texts/say.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { questionPath } from '../maturity-path.ts';
import type { Assessment, MaturityElement, MaturitySet } from '../maturity-types.ts';
import { LevelMark } from './level-mark.tsx';
import { elementsMap as texts } from './map.texts.ts';

type ElementsMapProps = {
  readonly set: MaturitySet;
  readonly assessment: Assessment;
  /** The question in view. */
  readonly current: string | null;
  readonly onChoose?: (() => void) | undefined;
};

/** All questions by Security Area: which are answered and with what, which are open, and where one is. */
export function ElementsMap({ set, assessment, current, onChoose }: ElementsMapProps) {
  return (
    <nav aria-label={say(texts.mapOfTheAssessment)} className="flex flex-col gap-5">
      {set.areas.map(({ elementCategory, name }) => {
        const elements = set.elements.filter((element) => element.elementCategory === elementCategory);
        const answered = elements.filter(({ elementPath }) => assessment.response.questions[elementPath]).length;
        return (
          <section key={elementCategory} aria-label={name}>
            <h2 className="mb-1.5 flex items-baseline justify-between gap-3 font-semibold text-sm">
              {name}
              <span className="font-normal text-ink-soft text-xs tabular-nums">
                {say(texts.answeredOfCount, { answered, count: elements.length })}
              </span>
            </h2>
            <ul>
              {elements.map((element) => (
                <li key={element.elementPath}>
                  <MapLink
                    element={element}
                    assessment={assessment}
                    isCurrent={element.elementPath === current}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

type MapLinkProps = Pick<ElementsMapProps, 'assessment' | 'onChoose'> & {
  readonly element: MaturityElement;
  readonly isCurrent: boolean;
};

/** One question of the map. */
export function MapLink({ element: { elementPath, name }, assessment, isCurrent, onChoose }: MapLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // The map is longer than most windows are high.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const given = assessment.response.questions[elementPath];
  const hasProposal = assessment.asks.some((ask) => ask.elementPath === elementPath && ask.state === 'answered');
  return (
    <Link
      ref={link}
      href={questionPath(elementPath)}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(onChoose === undefined ? {} : { onPress: onChoose })}
      className={joinClasses(
        '-mx-2 flex min-h-9 items-center gap-2.5 rounded-inner px-2 py-1 text-sm no-underline transition-colors',
        isCurrent ? 'bg-accent-soft font-semibold text-accent-ink' : 'text-ink hover:bg-sunken',
      )}
    >
      <LevelMark given={given} />
      <span className="min-w-0 flex-1 leading-snug">
        {say.parts(texts.question, {
          name,
          colleague: hasProposal ? 'answered' : 'other',
          since: given?.isOutdated ? 'changed' : 'other',
          unseen: (words) => (
            <span key="unseen" className="sr-only">
              {words}
            </span>
          ),
        })}
      </span>
      {hasProposal && (
        <span aria-hidden="true" className="shrink-0 text-accent-ink" title={say(texts.colleagueAnswered)}>
          <MessageCircleReply size={16} />
        </span>
      )}
    </Link>
  );
}
