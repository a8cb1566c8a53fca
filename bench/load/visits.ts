import { cyberConciergeAlerts, cyberConciergeWeaknesses } from '../../contract/src/concierge/concierge.calls.ts';
import { getModuleActivity, getMonitoringSummary } from '../../contract/src/dashboard/dashboard.calls.ts';
import { assessment, maturityReport } from '../../contract/src/maturity/maturity.calls.ts';
import { listFindings, readFindingsTrend } from '../../contract/src/monitoring/findings.calls.ts';
import {
  editTarget,
  loadScanMap,
  loadScheduleMap,
  loadTargetList,
} from '../../contract/src/monitoring/monitoring.calls.ts';
import { featureUsageProfile } from '../../contract/src/plans/plans.calls.ts';
import { policyList, policyLoad, policySave } from '../../contract/src/policies/policies.calls.ts';
import {
  getCustomerPortalData,
  profileCheck,
  updateCustomerPortalData,
} from '../../contract/src/profile/profile.calls.ts';
import { listTrainees, loadTrainingData } from '../../contract/src/training/trainees.calls.ts';
import { firmOf, idOf } from './seed-load.ts';
import type { Visitor } from './visitor.ts';

type Visit = (visitor: Visitor, person: number, turn: number) => Promise<void>;

/** What every page asks first. */
async function open(visitor: Visitor): Promise<void> {
  await visitor.ask('profileCheck', profileCheck);
  await visitor.ask('featureUsageProfile', featureUsageProfile);
  await visitor.ask('getCustomerPortalData', getCustomerPortalData);
}

async function lookAtDashboard(visitor: Visitor): Promise<void> {
  await open(visitor);
  await visitor.ask('getModuleActivity', getModuleActivity);
  await visitor.ask('getMonitoringSummary', getMonitoringSummary);
}

const dashboard: Visit = async (visitor) => {
  await lookAtDashboard(visitor);
  await visitor.ask('updateCustomerPortalData', updateCustomerPortalData, { introViewed: { dashboard: true } });
};

const websites: Visit = async (visitor, person, turn) => {
  await lookAtDashboard(visitor);
  for (const call of [loadTargetList, loadScheduleMap, loadScanMap] as const) await visitor.ask(call.path, call);
  const targetId = idOf(`site${firmOf(person) === 1 ? FIRST_FIRMS_SITE : firmOf(person) - 1}`);
  await visitor.ask('readFindingsTrend', readFindingsTrend, { targetId });
  await visitor.ask('editTarget', editTarget, { targetId, targetName: `Shop ${person} ${turn}` });
};
const FIRST_FIRMS_SITE = 1000;

const findings: Visit = async (visitor) => {
  await lookAtDashboard(visitor);
  await visitor.ask('listFindings', listFindings, {});
  await visitor.ask('listFindings', listFindings, { page: 2 });
};

const policies: Visit = async (visitor, _person, turn) => {
  await open(visitor);
  await visitor.ask('policyList', policyList);
  const policyType = `own-rules-${1 + (turn % 6)}`;
  const { data } = (await visitor.ask('policyLoad', policyLoad, { policyType, version: null })) as {
    data: {
      id: string;
      name: string;
      version: number;
      saved: string | null;
      customValues: object;
      customPolicy: string;
    };
  };
  const { id, name, version, saved, customValues } = data;
  const customPolicy = `We lock the door at ${turn % 24} o'clock.`;
  await visitor.ask('policySave', policySave, {
    policy: { id, name, version, status: 'Draft', saved, customValues, customPolicy },
  });
};

const training: Visit = async (visitor) => {
  await lookAtDashboard(visitor);
  await visitor.ask('loadTrainingData', loadTrainingData);
  await visitor.ask('listTrainees', listTrainees);
};

const maturity: Visit = async (visitor) => {
  await open(visitor);
  await visitor.ask('assessment', assessment);
  await visitor.ask('maturityReport', maturityReport);
};

const concierge: Visit = async (visitor) => {
  await open(visitor);
  await visitor.ask('cyberConciergeAlerts', cyberConciergeAlerts);
  await visitor.ask('cyberConciergeWeaknesses', cyberConciergeWeaknesses);
};

/** A day's visits in their proportions: most people look at the dashboard, and every second one then does something. */
export const VISITS: readonly Visit[] = [
  dashboard,
  websites,
  dashboard,
  findings,
  dashboard,
  policies,
  dashboard,
  training,
  maturity,
  concierge,
];
