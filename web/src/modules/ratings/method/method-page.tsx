import { useCallQuery } from '../../../api/use-call.ts';
import { RichText } from '../../../portal/rich-text.tsx';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { tabPath } from '../ratings-path.ts';
import { useRatingTexts } from '../use-rating-texts.ts';
import { methodPage as words } from './method.texts.ts';

/** How the rating is made, open to whoever has one: /attacksurface/method. */
export default function MethodPage() {
  usePageTitle(say(words.ratingMethodAttackSurface));
  const texts = useRatingTexts();
  const rating = useCallQuery('rating', {});
  return (
    <div className="max-w-3xl">
      <PageHeading
        title={say(words.title)}
        description={say(words.description)}
        before={
          <TextLink isStandalone href={tabPath('overview')}>
            {say(words.attackSurfaceAnalytics)}
          </TextLink>
        }
      />
      {rating.data?.data.provider === 'bitsight' && (
        <div className="mb-5">
          <Banner title={say(words.yourRatingComesFrom)}>{say(words.theRulesBelowAre)}</Banner>
        </div>
      )}
      {texts.data ? (
        <Card>
          <div className="rating-method">
            <RichText blocks={texts.data.data.method} />
          </div>
        </Card>
      ) : texts.isError ? (
        <LoadFailed what={say(words.what)} onRetry={texts.refetch} />
      ) : (
        <Loading label={say(words.loadingTheMethod)} />
      )}
    </div>
  );
}
