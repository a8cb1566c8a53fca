import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ConflictBanner } from '../conflict-banner.tsx';
import { useSave } from '../use-save.ts';
import { CoursePreview } from './course-preview.tsx';
import { CourseProblems } from './course-problems.tsx';
import { CourseSource } from './course-source.tsx';
import type { CourseProblem, OwnCourse } from './course-types.ts';
import { courseEditor as texts } from './courses.texts.ts';
import { useCheckedCourse } from './use-checked-course.ts';
import { useCourseDraft } from './use-course-draft.ts';

type Texts = OwnCourse['texts'][number];
type File = 'course' | 'quiz';
const FILES: Readonly<Record<string, File>> = { 'course.md': 'course', 'quiz.yaml': 'quiz' };

type CourseEditorProps = { readonly course: OwnCourse; readonly texts: Texts };

/** The two files of a course in a language, what is wrong with them, and what people see. */
export function CourseEditor({ course, texts: saved }: CourseEditorProps) {
  const { courseId, revision } = course;
  const { language, pictures } = saved;
  const draft = useCourseDraft({ courseId, revision, ...saved });
  const [file, setFile] = useState<File>('course');
  const source = useRef<HTMLTextAreaElement>(null);
  const checked = useCheckedCourse({ courseId, language, revision, ...draft.value });
  const { save } = useSave('readOwnCourse', 'listOwnCourses');
  const goTo = ({ file: named, line }: CourseProblem) => {
    setFile(FILES[named] ?? 'course');
    requestAnimationFrame(() => selectLine(source.current, line ?? 1));
  };
  return (
    <div className="grid gap-6 desktop:grid-cols-2">
      <Card
        aside={
          <LinkButton
            size="small"
            variant="quiet"
            href={callAddress('downloadOwnCourse', { courseId, language })}
            download
            icon={<Download aria-hidden="true" size={16} />}
          >
            {say(texts.download)}
          </LinkButton>
        }
      >
        <div className="flex flex-col gap-4">
          {draft.isConflict && <ConflictBanner kind="text" onTakeOver={draft.discard} onKeepMine={draft.keepMine} />}
          <SegmentedChoice
            label={say(texts.file)}
            options={[
              { id: 'course', label: say(texts.lessons) },
              { id: 'quiz', label: say(texts.quiz) },
            ]}
            value={file}
            onChange={setFile}
          />
          <CourseSource
            ref={source}
            label={say(file === 'course' ? texts.lessons : texts.quiz)}
            language={language}
            value={draft.value[file]}
            onChange={(typed) => draft.change({ [file]: typed })}
          />
          <p className="text-ink-soft text-sm">
            {pictures.length > 0 && `${say(texts.pictures, { files: pictures.join(', ') })}. `}
            {say(texts.picturesHow)}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              onPress={() => save(draft.send, say(texts.saved), draft.tell)}
              isDisabled={!draft.isChanged || draft.isConflict}
            >
              {say(texts.save)}
            </Button>
            {draft.isChanged && (
              <Button variant="quiet" onPress={draft.discard}>
                {say(texts.discard)}
              </Button>
            )}
          </div>
          {draft.isChanged && <p className="text-ink-soft text-sm">{say(texts.unsaved)}</p>}
          <CourseProblems checked={checked} onGoTo={goTo} />
        </div>
      </Card>
      <CoursePreview checked={checked} language={language} />
    </div>
  );
}

/** Puts the cursor where a line is, and the line into view. */
function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / Math.max(1, lines.length)) * Math.max(0, line - 4);
}
