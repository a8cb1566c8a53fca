import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { pageLanguage } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useTrainingData } from '../use-training.ts';
import { exportDialog as texts } from './courses.texts.ts';

type Format = 'scorm12' | 'cmi5';

type ExportDialogProps = {
  /** The course that is exported; null where one is to be chosen. */
  readonly courseId: string | null;
  readonly onClose: () => void;
};

/** Downloads a course as a package for another learning system. */
export function ExportDialog({ courseId, onClose }: ExportDialogProps) {
  const catalogue = useTrainingData().data?.data.catalogMap ?? {};
  const courses = Object.values(catalogue)
    .sort((one, other) => one.month - other.month)
    .map(({ id, name }) => ({ id, label: name }));
  const [chosen, setChosen] = useState<string | null>(null);
  const [format, setFormat] = useState<Format>('scorm12');
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const course = courseId ?? chosen ?? courses[0]?.id;
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      size="small"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          {course !== undefined && (
            <LinkButton
              href={callAddress('exportCourse', { courseId: course, format, language })}
              download
              onPress={onClose}
              icon={<Download aria-hidden="true" size={18} />}
            >
              {say(texts.download)}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>{say(texts.about)}</p>
        {courseId === null && (
          <Select label={say(texts.course)} options={courses} value={course ?? null} onChange={setChosen} />
        )}
        <RadioGroup
          label={say(texts.format)}
          options={[
            { id: 'scorm12', label: say(texts.scorm12), description: say(texts.aboutScorm12) },
            { id: 'cmi5', label: say(texts.cmi5), description: say(texts.aboutCmi5) },
          ]}
          value={format}
          onChange={setFormat}
        />
        <Select
          label={say(texts.language)}
          options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
    </Dialog>
  );
}
