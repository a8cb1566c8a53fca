import { useLocation } from '@tanstack/react-router';
import DashboardDialogs from '../modules/maturity/dialogs/dashboard-dialogs.tsx';
import { useSubscriptionQuery } from '../portal/use-subscription.ts';
import { useNews } from './use-news.ts';

/** The modals of cyber maturity, which come up on the dashboard only, and after what the provider has to say. */
export default function MaturityDialogs() {
  const path = useLocation({ select: (location) => location.pathname });
  const { news } = useNews();
  const plan = useSubscriptionQuery().data?.data.plans;
  const isOtherDialogDue =
    plan?.subscriptionStatus === 'FAILED' || (news === undefined ? undefined : news.releaseNote !== null);
  if (path !== '/' && path !== '/dashboard') return null;
  return <DashboardDialogs isOtherDialogDue={isOtherDialogDue} />;
}
