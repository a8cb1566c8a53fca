import '../../../api/later-calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { cardPage as texts } from './card.texts.ts';
import { ContactForm } from './contact-form.tsx';
import { FilesCard } from './files-card.tsx';
import { LinkCard } from './link-card.tsx';

/** Whom the firm calls, edited and taken along: /incidents/card. */
export default function CardPage() {
  usePageTitle(say(texts.title));
  const { formatDateTime } = useFormatDate();
  const query = useCallQuery('emergencyCard', {});
  const card = query.data?.data;
  return (
    <>
      <PageHeading
        title={say(texts.title)}
        description={say(texts.description)}
        before={<TextLink href="/incidents">{say(texts.back)}</TextLink>}
      />
      {card === undefined && query.isError && <LoadFailed what={say(texts.what)} onRetry={query.refetch} />}
      {card === undefined && !query.isError && (
        <SkeletonGroup label={say(texts.loading)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {card !== undefined && (
        <div className="flex flex-col gap-6">
          <Card title={say(texts.contacts)} description={say(texts.contactsLead)}>
            <ContactForm key={card.revision} card={card} />
            {card.changedAt !== null && (
              <p className="mt-4 text-ink-soft text-sm">
                {say(texts.changed, { time: formatDateTime(card.changedAt), name: card.changedBy ?? '' })}
              </p>
            )}
          </Card>
          <div className="grid items-start gap-6 desktop:grid-cols-2">
            <FilesCard />
            <LinkCard link={card.link} />
          </div>
        </div>
      )}
    </>
  );
}
