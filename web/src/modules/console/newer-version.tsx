import { useCallQuery } from '../../api/use-call.ts';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { say } from '../../portal/texts/say.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { newerVersion as texts } from './console.texts.ts';

/** Tells an owner that there is a newer version of the portal, and where its notes are; nothing while there isn't one. */
export function NewerVersion() {
  const { data } = useCallQuery('readPortalVersion', {});
  const { formatDate } = useFormatDate();
  const newer = data?.data.newer;
  if (!newer) return null;
  return (
    <div className="mb-6">
      <Banner kind={newer.isSecurity ? 'warning' : 'info'}>
        {say.parts(newer.isSecurity ? texts.publishedWithFix : texts.published, {
          newer: newer.version,
          date: formatDate(`${newer.publishedAt}T12:00:00Z`),
          version: data.data.version,
          link: (words) => (
            <TextLink key="link" href={newer.notesUrl}>
              {words}
            </TextLink>
          ),
        })}
      </Banner>
    </div>
  );
}
