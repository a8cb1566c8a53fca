import type { ModuleKey, ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import { moduleStatuses } from '@portal/domain/plans/plan-features.ts';
import { isTrialExpired } from '@portal/domain/plans/trial.ts';
import { AppError } from '../../call/app-error.ts';
import type { Database, OrgTransaction } from '../../database/database.ts';
import type { Clock } from '../../system/clock.ts';
import { type ChannelRow, findChannel } from './channels.store.ts';
import type { LivePlanCatalogue, Plan } from './plan-catalogue.ts';
import { readSubscription, type SubscriptionRow } from './plans.store.ts';

/** An organisation's plan as it stands now. */
export type CurrentPlan = {
  readonly plan: Plan;
  readonly subscription: SubscriptionRow;
  readonly modules: ModuleStatuses;
};

export type Plans = {
  readonly catalogue: LivePlanCatalogue;
  current(tx: OrgTransaction): Promise<CurrentPlan>;
  /** The organisation's plan, its channel, and the plans that the channel lets it have, from the lowest to the highest. */
  offer(orgId: string): Promise<CurrentPlan & { channel: ChannelRow | null; eligible: readonly Plan[] }>;
  /** @throws AppError MODULE_NOT_ACTIVE */
  requireModule(orgId: string, module: ModuleKey): Promise<void>;
};

/** What the organisations' plans allow. */
export function createPlans(database: Database, clock: Clock, catalogue: LivePlanCatalogue): Plans {
  const current = async (tx: OrgTransaction): Promise<CurrentPlan> => {
    const subscription = await readSubscription(tx);
    const plan = catalogue.find(subscription.plan_id);
    // Nothing is paid for after the end of a subscription, as after the end of a trial.
    const expired =
      subscription.subscription_status === 'CANCELLED' ||
      isTrialExpired(subscription.subscription_status, subscription.trial_ends_at, clock.now());
    const { cyberconcierge, phishing, ...features } = plan.planDetail;
    return {
      plan,
      subscription,
      modules: moduleStatuses(
        {
          ...features,
          ...(cyberconcierge === undefined ? {} : { cyberconcierge }),
          ...(phishing === undefined ? {} : { phishing }),
        },
        expired,
      ),
    };
  };
  return {
    catalogue,
    current,
    async offer(orgId) {
      const now = await database.inOrg(orgId, current);
      const channelId = now.subscription.channel_id;
      const channel = channelId === null ? undefined : await database.onceAsSystem((tx) => findChannel(tx, channelId));
      return { ...now, channel: channel ?? null, eligible: catalogue.eligible(channel?.eligible_plan_ids ?? null) };
    },
    async requireModule(orgId, module) {
      const { modules } = await database.onceInOrg(orgId, current);
      if (modules[module] !== 'ACTIVE') throw new AppError('MODULE_NOT_ACTIVE');
    },
  };
}
