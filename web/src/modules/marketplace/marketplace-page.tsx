import { say } from '../../portal/texts/say.ts';
import { marketplacePage as texts } from './marketplace.texts.ts';
import '../../api/later-calls.ts';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCallQuery } from '../../api/use-call.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { OffersView } from './offers/offers-view.tsx';
import { PartnerView } from './partner/partner-view.tsx';

/** Offers of partners: /marketplace, and one partner's: /marketplace/{partner} (spec part 2, section 2). */
export default function MarketplacePage() {
  const { partner: slug } = useParams({ strict: false });
  const goTo = useGoTo();
  const query = useCallQuery('getMarketplace', {});
  const market = query.data?.data;
  const partner = market?.partners.find((one) => one.partner === slug?.toLowerCase());
  usePageTitle(partner?.name ?? say(texts.marketplace));

  // A partner whose last offer has ended leads to what there is.
  const isUnknown = market !== undefined && slug !== undefined && partner === undefined;
  useEffect(() => {
    if (isUnknown) goTo('/marketplace', { replace: true });
  }, [isUnknown, goTo]);

  if (isUnknown) return null;
  if (market !== undefined) {
    return partner === undefined ? <OffersView market={market} /> : <PartnerView market={market} partner={partner} />;
  }
  if (query.isError) return <LoadFailed what={say(texts.what)} onRetry={query.refetch} />;
  return (
    <SkeletonGroup label={say(texts.loadingTheMarketplace)}>
      <Skeleton shape="title" />
      <Skeleton shape="block" count={3} />
    </SkeletonGroup>
  );
}
