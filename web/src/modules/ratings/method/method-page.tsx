import { RichText } from '../../../portal/rich-text.tsx';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { tabPath } from '../ratings-path.ts';
import { TabLoading } from '../tab-loading.tsx';
import { useRatingTexts } from '../use-rating-texts.ts';

/** How the rating comes about, open to whoever has one: /attacksurface/method. */
export default function MethodPage() {
  usePageTitle('Rating method · Attack Surface');
  const texts = useRatingTexts();
  return (
    <div className="max-w-3xl">
      <PageHeading
        title="How the rating comes about"
        description="What is looked at, how it is weighed, and what the number cannot tell."
        before={
          <TextLink isStandalone href={tabPath('overview')}>
            Attack Surface Analytics
          </TextLink>
        }
      />
      {texts.data ? (
        <Card>
          <div className="rating-method">
            <RichText blocks={texts.data.data.method} />
          </div>
        </Card>
      ) : texts.isError ? (
        <LoadFailed what="The method" onRetry={texts.refetch} />
      ) : (
        <TabLoading label="Loading the method" />
      )}
    </div>
  );
}
