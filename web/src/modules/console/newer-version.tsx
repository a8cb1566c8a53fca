import { useCallQuery } from '../../api/use-call.ts';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Tells an owner that there is a newer version of the portal, and where its notes are; nothing while there isn't one. */
export function NewerVersion() {
  const { data } = useCallQuery('readPortalVersion', {});
  const { formatDate } = useFormatDate();
  const newer = data?.data.newer;
  if (!newer) return null;
  return (
    <div className="mb-6">
      <Banner kind={newer.isSecurity ? 'warning' : 'info'}>
        Version {newer.version} of the portal was published on {formatDate(`${newer.publishedAt}T12:00:00Z`)}
        {newer.isSecurity ? ' and fixes a security weakness. Please update soon' : ''}. You run {data.data.version}.{' '}
        <TextLink href={newer.notesUrl}>Read what is new</TextLink>
      </Banner>
    </div>
  );
}
