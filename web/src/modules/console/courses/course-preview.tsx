import type { Language } from '@portal/domain/texts/languages.ts';
import { useState } from 'react';
import { KeyPoints } from '../../../portal/course/key-points.tsx';
import { LessonBody } from '../../../portal/course/lesson-body.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { PreviewedCourse } from './course-types.ts';
import { coursePreview as texts } from './courses.texts.ts';
import { PreviewedQuiz } from './previewed-quiz.tsx';
import type { CheckedCourse } from './use-checked-course.ts';

type CoursePreviewProps = { readonly checked: CheckedCourse; readonly language: Language };

/** A course as people see it, made of the parts of their own pages; exercises can be tried. */
export function CoursePreview({ checked, language }: CoursePreviewProps) {
  const { preview, problems } = checked;
  const [width, setWidth] = useState<'phone' | 'wide'>('phone');
  const [chosen, setPart] = useState('start');
  const parts = [
    { id: 'start', label: say(texts.start) },
    ...(preview?.lessons ?? []).map(({ number, title }) => ({
      id: String(number),
      label: say(texts.lesson, { number, title }),
    })),
    { id: 'quiz', label: say(texts.quiz) },
  ];
  const part = parts.some(({ id }) => id === chosen) ? chosen : 'start';
  return (
    <div className={width === 'wide' ? 'min-w-0 desktop:col-span-2' : 'min-w-0'}>
      <Card title={say(texts.title)}>
        <div className="flex flex-col gap-4">
          <div className="grid gap-3 tablet:grid-cols-[1fr_auto]">
            <Select label={say(texts.part)} options={parts} value={part} onChange={setPart} />
            <div className="hidden tablet:block">
              <SegmentedChoice
                label={say(texts.width)}
                options={[
                  { id: 'phone', label: say(texts.phone) },
                  { id: 'wide', label: say(texts.wide) },
                ]}
                value={width}
                onChange={setWidth}
                isLabelHidden
              />
            </div>
          </div>
          {problems.length > 0 && <p className="text-ink-soft text-sm">{say(texts.faulty)}</p>}
          {preview && (
            <div
              lang={language}
              className={`min-w-0 rounded-box border border-line bg-canvas p-4 ${
                width === 'phone' ? 'mx-auto w-97.5 max-w-full' : 'flex justify-center tablet:p-8'
              }`}
            >
              <div className="min-w-0 max-w-3xl grow">
                <Part key={part} course={preview} part={part} />
              </div>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}

function Part({ course, part }: { readonly course: PreviewedCourse; readonly part: string }) {
  const [done, setDone] = useState<readonly string[]>([]);
  const lesson = course.lessons.find(({ number }) => String(number) === part);
  if (lesson !== undefined)
    return (
      <article className="text-lg">
        <h3 className="mb-4 font-semibold text-3xl tracking-tight">{lesson.title}</h3>
        <LessonBody lesson={lesson} sources={course.sources} done={done} onDone={(id) => setDone([...done, id])} />
      </article>
    );
  return part === 'quiz' ? <PreviewedQuiz course={course} /> : <Start course={course} />;
}

function Start({ course }: { readonly course: PreviewedCourse }) {
  return (
    <>
      <h3 className="font-semibold text-3xl tracking-tight">{course.name}</h3>
      <p className="mt-2 text-ink-soft text-lg">{course.summary}</p>
      <p className="mt-3 text-ink-soft text-sm">{say(texts.minutes, { count: course.minutes })}</p>
      <h4 className="mt-8 mb-3 font-semibold text-xl tracking-tight">{say(texts.afterward)}</h4>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-lg marker:text-accent-mid">
        {course.goals.map((goal) => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
      <h4 className="mt-8 mb-3 font-semibold text-xl tracking-tight">{say(texts.keyPoints)}</h4>
      <KeyPoints points={course.keyPoints} />
    </>
  );
}
