import { useCallQuery } from '../../../api/use-call.ts';
import { RichText } from '../../../portal/rich-text.tsx';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { tabPath } from '../ratings-path.ts';
import { useRatingTexts } from '../use-rating-texts.ts';

/** How the rating is made, open to whoever has one: /attacksurface/method. */
export default function MethodPage() {
  usePageTitle('Rating method · Attack Surface');
  const texts = useRatingTexts();
  const rating = useCallQuery('rating', {});
  return (
    <div className="max-w-3xl">
      <PageHeading
        title="How the rating works"
        description="What we check, how it is weighted, and what the number cannot tell you."
        before={
          <TextLink isStandalone href={tabPath('overview')}>
            Attack Surface Analytics
          </TextLink>
        }
      />
      {rating.data?.data.provider === 'bitsight' && (
        <div className="mb-5">
          <Banner title="Your rating comes from BitSight, by BitSight’s own rules.">
            The rules below are for ratings that the portal calculates itself. The scale, bands and risk vectors are the
            same.
          </Banner>
        </div>
      )}
      {texts.data ? (
        <Card>
          <div className="rating-method">
            <RichText blocks={texts.data.data.method} />
          </div>
        </Card>
      ) : texts.isError ? (
        <LoadFailed what="The method" onRetry={texts.refetch} />
      ) : (
        <Loading label="Loading the method" />
      )}
    </div>
  );
}
