import { LANGUAGE_NAMES } from '@portal/domain/texts/languages.ts';
import { Download } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { OwnCourse } from './course-types.ts';
import { courseVersions as texts } from './courses.texts.ts';

/** What was published of a course, the latest first, each to be downloaded as it was. */
export function CourseVersions({ course }: { readonly course: OwnCourse }) {
  const { courseId, versions } = course;
  const { formatDateTime } = useFormatDate();
  return (
    <Card title={say(texts.title)}>
      {versions.length === 0 ? (
        <p className="text-ink-soft">{say(texts.none)}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {versions.map(({ version, publishedAt, publishedBy, languages }) => (
            <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <span>
                <span className="font-semibold">{say(texts.version, { version })}</span>
                <span className="block text-ink-soft text-sm">
                  {say(texts.by, { day: formatDateTime(publishedAt), name: publishedBy })}
                </span>
              </span>
              <span className="flex flex-wrap gap-2">
                {languages.map((language) => (
                  <LinkButton
                    key={language}
                    size="small"
                    variant="quiet"
                    href={callAddress('downloadOwnCourse', { courseId, language, version })}
                    download
                    icon={<Download aria-hidden="true" size={16} />}
                    aria-label={say(texts.download, { version, language: LANGUAGE_NAMES[language] })}
                  >
                    {LANGUAGE_NAMES[language]}
                  </LinkButton>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
