export {
  type ChannelFields,
  type ChannelRow,
  claimChannel,
  findChannel,
  insertChannel,
  isChannelNameTaken,
  listChannels,
  lockChannelNames,
  removeUnusedChannel,
  updateChannel,
} from './channels.store.ts';
export { requireSubscriptionUse } from './check-subscription-id.ts';
export { tellComingPlanEnd } from './coming-plan-end.ts';
export { subscriptionIdState } from './offer.ts';
export { dropPendingSignUp, hasPendingSignUp, keepPendingSignUp, takePendingSignUp } from './pending-sign-ups.store.ts';
export {
  chooseTrialPlan,
  claimPlan,
  countPlanUses,
  holdPlans,
  insertPlan,
  listPlanRows,
  lockPlans,
  orderPlans,
  type PlanUse,
  removePlan,
  updatePlan,
} from './plan-catalogue.store.ts';
export {
  openPlanCatalogue,
  type Plan,
  type PlanCatalogue,
  planIdOf,
} from './plan-catalogue.ts';
export { type CurrentPlan, createPlans, type Plans } from './plans.ts';
export {
  disableSubscriptionId,
  findSubscriptionId,
  insertSubscriptionId,
  listSubscriptionIds,
  listValidSubscriptionIds,
} from './subscription-ids.store.ts';
export { suggestPlan } from './suggest-plan.ts';
