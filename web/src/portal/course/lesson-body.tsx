import { citedSources, sourceOf } from '@portal/domain/training/source-of.ts';
import { type ReactNode, useId } from 'react';
import type { CallOutput } from '../../api/calls.ts';
import { RichText } from '../rich-text.tsx';
import { pageLanguage } from '../texts/page-language.ts';
import { say } from '../texts/say.ts';
import { sources as texts } from './course.texts.ts';
import { ExerciseView } from './exercise-view.tsx';
import { checkedOn, type Source, SourceList } from './source-list.tsx';
import { SvgPicture } from './svg-picture.tsx';

/** A lesson as data, the same for trainees and for admins who look through a course. */
export type LessonData = CallOutput<'openCourse'>['data']['lessons'][number];

type LessonBodyProps = {
  readonly lesson: LessonData;
  /** Of the course. */
  readonly sources: readonly Source[];
  /** Ids of the exercises that were done. */
  readonly done: readonly string[];
  readonly onDone: (exercise: string) => void;
};

/** What stands below the title of a lesson: texts, pictures and exercises, and the sources that its texts link to. */
export function LessonBody({ lesson, sources, done, onDone }: LessonBodyProps) {
  const cited = citedSources(
    lesson.blocks.flatMap((block) => (block.kind === 'text' ? block.text : [])),
    sources,
  );
  return (
    <>
      {lesson.blocks.map((block, index) => {
        const key = `${lesson.number}-${index}`;
        if (block.kind === 'text')
          return (
            <RichText
              key={key}
              blocks={block.text}
              renderLink={(address, words) => (
                <CitingLink address={address} sources={cited}>
                  {words}
                </CitingLink>
              )}
            />
          );
        if (block.kind === 'picture') return <SvgPicture key={key} svg={block.svg} alternative={block.alternative} />;
        const { exercise } = block;
        return (
          <ExerciseView
            key={key}
            exercise={exercise}
            isDone={done.includes(exercise.id)}
            onDone={() => onDone(exercise.id)}
          />
        );
      })}
      {cited.length > 0 && <SourcesOfLesson sources={cited} />}
    </>
  );
}

type CitingLinkProps = {
  readonly address: string;
  readonly sources: readonly Source[];
  readonly children: ReactNode;
};

/** A link with the number of its source, which the list below tells more of: pointing at a link is nothing that a phone can do. */
function CitingLink({ address, sources, children }: CitingLinkProps) {
  const source = sourceOf(address, sources);
  const title = source && `${source.name} ${checkedOn(source.checked)}`;
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer" title={title}>
        {children}
      </a>
      {source && (
        <sup className="ms-0.5 text-ink-soft text-xs">
          <span aria-hidden="true">{sources.indexOf(source) + 1}</span>
          <span lang={pageLanguage} className="sr-only">
            {say(texts.mark, { place: sources.indexOf(source) + 1 })}
          </span>
        </sup>
      )}
    </>
  );
}

function SourcesOfLesson({ sources }: { readonly sources: readonly Source[] }) {
  const id = useId();
  return (
    <div className="mt-8 border-line border-t pt-4">
      <p id={id} lang={pageLanguage} className="mb-2 font-medium text-ink-soft text-sm">
        {say(texts.ofLesson)}
      </p>
      <SourceList sources={sources} labelledBy={id} isNumbered />
    </div>
  );
}
