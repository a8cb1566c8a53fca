import type { FirmEvent, WebhookEvent } from '@portal/domain/developers/webhook-events.ts';
import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { listFindingsById, toFindingRow } from '../../monitoring/public.ts';
import type { Line } from '../alert-channels/bulletin.ts';
import { courseLine, findingLine, policyLine, scanLine, scoreLine, weaknessLine } from '../alert-channels/lines.ts';
import { findCustomer } from '../reading/customers.store.ts';
import { toCustomer } from '../reading/read-customers.ts';
import { toFinding, toScan } from '../reading/read-scanning.ts';
import { findScan, findWebsite } from '../reading/scanning.store.ts';
import * as happened from './happened.store.ts';

/** Something that programs are told of once, by its source. */
export type Happening = { readonly event: WebhookEvent; readonly source: string; readonly data: unknown };

/** The same of a firm, with how people are told of it. */
export type FirmHappening = Happening & { readonly event: FirmEvent; readonly line: Line };

type Telling = happened.Period & { readonly say: Say; readonly onSince: Date };

type Gatherer = {
  readonly module: ModuleKey;
  readonly gather: (tx: OrgTransaction, telling: Telling) => Promise<readonly Told[]>;
};

type Told = Omit<FirmHappening, 'event'>;

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

type ChangedFinding = {
  readonly website_finding_id: string;
  readonly times_reopened: number;
  readonly worsened_at?: Date | null;
};

/** Findings with what each of their comings and goings, and each time that one became worse, is told by. */
async function findings(
  tx: OrgTransaction,
  rows: readonly ChangedFinding[],
  { say, since, until }: Telling,
): Promise<readonly Told[]> {
  if (rows.length === 0) return [];
  const changed = new Map(rows.map((row) => [row.website_finding_id, row]));
  const found = await listFindingsById(tx, [...changed.keys()]);
  return found.map((row) => {
    const shown = toFindingRow(row, until, say);
    const { times_reopened: times = 0, worsened_at: worsenedAt = null } = changed.get(row.website_finding_id) ?? {};
    const isWorse = worsenedAt !== null && worsenedAt > since;
    const source = `${row.website_finding_id} ${times}`;
    return {
      source: isWorse ? `${source} worse ${worsenedAt.toISOString()}` : source,
      data: toFinding(shown),
      line: findingLine(shown, say, { isWorse }),
    };
  });
}

/** How each event of a firm is read from what its module writes anyway, in the words of the public interface. */
const GATHERERS: Readonly<Record<FirmEvent, Gatherer>> = {
  'finding.opened': {
    module: 'monitoring',
    gather: async (tx, telling) => findings(tx, await happened.listOpenedFindings(tx, telling), telling),
  },
  'finding.fixed': {
    module: 'monitoring',
    gather: async (tx, telling) => findings(tx, await happened.listFixedFindings(tx, telling), telling),
  },
  'scan.ended': {
    module: 'monitoring',
    gather: async (tx, telling) => {
      const told: Told[] = [];
      for (const { scan_id: scanId } of await happened.listEndedScans(tx, telling)) {
        const scan = await findScan(tx, scanId);
        const website = scan && (await findWebsite(tx, scan.website_id));
        if (website) told.push({ source: scanId, data: toScan(scan), line: scanLine(website.name, scan, telling.say) });
      }
      return told;
    },
  },
  'weakness.published': {
    module: 'cyberconcierge',
    gather: async (tx, telling) =>
      (await happened.listPublishedWeaknesses(tx, telling)).map((row) => ({
        source: row.weakness_id,
        data: {
          id: row.weakness_id,
          title: row.title,
          severity: row.severity.toLowerCase(),
          publishedAt: row.published_at?.toISOString(),
        },
        line: weaknessLine(row.weakness_id, row.severity, telling.say),
      })),
  },
  'course.completed': {
    module: 'training',
    gather: async (tx, telling) =>
      (await happened.listCompletedCourses(tx, telling)).map((row) => ({
        source: row.certificate_id,
        data: {
          id: row.certificate_id,
          personId: row.trainee_id,
          courseId: row.course_id,
          courseName: row.course_name,
          completedAt: row.issued_at.toISOString(),
        },
        line: courseLine(row.course_name, telling.say),
      })),
  },
  'policy.approved': {
    module: 'compliance',
    gather: async (tx, telling) =>
      (await happened.listApprovedPolicies(tx, telling)).map((row) => ({
        source: `${row.policy_id} ${row.version}`,
        data: {
          id: row.policy_id,
          name: row.name,
          version: row.version,
          at: row.approved_at?.toISOString(),
          by: row.approver ?? '',
        },
        line: policyLine(row, telling.say),
      })),
  },
  'score.dropped': {
    module: 'dashboard',
    gather: async (tx, { since, onSince, say }) =>
      (await happened.listScoreDrops(tx, { from: dayOf(since), after: dayOf(onSince) })).map((row) => ({
        source: row.on_day,
        data: { day: row.on_day, score: row.score, before: row.before },
        line: scoreLine(row, say),
      })),
  },
};

const isFirmEvent = (event: WebhookEvent): event is FirmEvent => event in GATHERERS;

/** What happened at a firm, of the events that are wanted and that its plan has. */
export async function gatherOfFirm(
  tx: OrgTransaction,
  events: readonly WebhookEvent[],
  telling: Telling & { readonly has: (module: ModuleKey) => boolean },
): Promise<readonly FirmHappening[]> {
  const told: FirmHappening[] = [];
  for (const event of events.filter(isFirmEvent)) {
    const { module, gather } = GATHERERS[event];
    if (!telling.has(module)) continue;
    told.push(...(await gather(tx, telling)).map((one) => ({ ...one, event, source: `${event} ${one.source}` })));
  }
  return told;
}

/** Who signed up with the provider. */
export async function gatherOfProvider(tx: SystemTransaction, period: happened.Period): Promise<readonly Happening[]> {
  const told: Happening[] = [];
  for (const { org_id: orgId } of await happened.listNewCustomers(tx, period)) {
    const customer = await findCustomer(tx, orgId);
    if (customer !== undefined)
      told.push({ event: 'customer.signed-up', source: `customer.signed-up ${orgId}`, data: toCustomer(customer) });
  }
  return told;
}
