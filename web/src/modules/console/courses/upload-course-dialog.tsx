import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { pageLanguage } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSave } from '../use-save.ts';
import { uploadCourseDialog as texts } from './courses.texts.ts';

/** Takes a folder of a course in, as a draft. */
export function UploadCourseDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { errors, save } = useSave('listOwnCourses', 'readOwnCourse');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [file] = files;
  const upload = async () => {
    const sent = { fileName: file?.name ?? '', bytes: file ?? new Blob() };
    const { courseId } = (await callApi('uploadOwnCourse', { file: sent, language })).data;
    await navigate({ to: `/console/courses/${courseId}` });
  };
  return (
    <FormDialog
      title={say(texts.title)}
      submitLabel={say(texts.upload)}
      isReady={file !== undefined}
      onSubmit={() => save(upload, say(texts.uploaded))}
      onClose={onClose}
    >
      <FileDrop
        label={say(texts.file)}
        description={say(texts.aboutFile)}
        accept={['.zip']}
        files={files}
        onFilesChange={setFiles}
        errorMessage={errors.file}
      />
      <Select
        label={say(texts.language)}
        options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        value={language}
        onChange={setLanguage}
      />
    </FormDialog>
  );
}
