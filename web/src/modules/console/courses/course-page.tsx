import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { useParams } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useSave } from '../use-save.ts';
import { CourseActions } from './course-actions.tsx';
import { CourseBrands } from './course-brands.tsx';
import { CourseEditor } from './course-editor.tsx';
import { CourseState } from './course-state.tsx';
import type { OwnCourse } from './course-types.ts';
import { CourseVersions } from './course-versions.tsx';
import { courseEditor as editorTexts, coursePage as texts } from './courses.texts.ts';

/** One of the provider's courses: its files by language beside what people see, whose customers get it, and what was published. */
export default function CoursePage() {
  const { item: courseId = '' } = useParams({ strict: false });
  const { data, isError, refetch } = useCallQuery('readOwnCourse', { courseId });
  usePageTitle(data?.data.name ?? say(texts.what));
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loading)} />;
  return <Course key={courseId} course={data.data} />;
}

function Course({ course }: { readonly course: OwnCourse }) {
  const [language, setLanguage] = useState<Language>(course.baseLanguage);
  const shown = course.texts.find((one) => one.language === language) ?? course.texts[0];
  const { inProgress, completed } = course;
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href="/console/courses">
            {say(texts.allCourses)}
          </TextLink>
        }
        title={course.name}
        description={course.version === null ? course.folder : say(texts.learners, { inProgress, completed })}
        action={<CourseActions course={course} />}
      />
      <p className="mb-5">
        <CourseState course={course} />
      </p>
      <div className="flex flex-col gap-6">
        <Languages course={course} language={language} onChange={setLanguage} />
        {shown && <CourseEditor key={shown.language} course={course} texts={shown} />}
        <div className="grid gap-6 desktop:grid-cols-2">
          <CourseBrands key={course.brands.join()} course={course} />
          <CourseVersions course={course} />
        </div>
      </div>
    </>
  );
}

type LanguagesProps = {
  readonly course: OwnCourse;
  readonly language: Language;
  readonly onChange: (language: Language) => void;
};

/** Which language is edited, and which there are. */
function Languages({ course, language, onChange }: LanguagesProps) {
  const { courseId, revision, languages, baseLanguage } = course;
  const { save } = useSave('readOwnCourse', 'listOwnCourses');
  const set = async (changed: Language, isThere: boolean) => {
    const told = isThere ? editorTexts.languageAdded : editorTexts.languageRemoved;
    const isDone = await save(
      () => callApi('setOwnCourseLanguage', { courseId, revision, language: changed, isThere }),
      say(told, { language: LANGUAGE_NAMES[changed] }),
    );
    if (isDone) onChange(isThere ? changed : baseLanguage);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      {languages.length > 1 && (
        <SegmentedChoice
          label={say(editorTexts.language)}
          options={languages.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
          value={language}
          onChange={onChange}
        />
      )}
      {LANGUAGES.filter((id) => !languages.includes(id)).map((id) => (
        <Button
          key={id}
          variant="quiet"
          size="small"
          icon={<Plus aria-hidden="true" size={16} />}
          onPress={() => set(id, true)}
        >
          {say(editorTexts.addLanguage, { language: LANGUAGE_NAMES[id] })}
        </Button>
      ))}
      {language !== baseLanguage && (
        <Button
          variant="quiet"
          size="small"
          icon={<X aria-hidden="true" size={16} />}
          onPress={() => set(language, false)}
        >
          {say(editorTexts.removeLanguage, { language: LANGUAGE_NAMES[language] })}
        </Button>
      )}
    </div>
  );
}
