import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { useNavigate } from '@tanstack/react-router';
import { callApi } from '../../../api/call-api.ts';
import { pageLanguage } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { newCourseDialog as texts } from './courses.texts.ts';

/** Name under which the form is kept when a session ends in its midst. */
export const NEW_COURSE_FORM = 'own-course';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Begins a course from the template; an id is taken once, so that pressing twice makes one. */
export function NewCourseDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { errors, save } = useSave('listOwnCourses');
  const { fields, change } = useKeptFields(NEW_COURSE_FORM, null, () => ({
    folder: '',
    language: pageLanguage as Language,
  }));
  const make = async () => {
    const { courseId } = (await callApi('makeOwnCourse', fields)).data;
    await navigate({ to: `/console/courses/${courseId}` });
  };
  return (
    <FormDialog
      title={say(texts.title)}
      submitLabel={say(texts.create)}
      size="small"
      isReady={ID.test(fields.folder)}
      onSubmit={() => save(make, say(texts.made))}
      onClose={onClose}
    >
      <TextField
        label={say(texts.id)}
        description={say(texts.aboutId)}
        value={fields.folder}
        onChange={(typed) => change({ folder: typed.toLowerCase().replaceAll(' ', '-') })}
        maxLength={60}
        isRequired
        errorMessage={errors.folder}
      />
      <Select
        label={say(texts.language)}
        description={say(texts.aboutLanguage)}
        options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        value={fields.language}
        onChange={(language) => change({ language })}
      />
    </FormDialog>
  );
}
