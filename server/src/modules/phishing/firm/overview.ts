import type * as calls from '@portal/contract/phishing/phishing.calls.ts';
import { REST_DAYS, SIMULATION_HEADER } from '@portal/domain/phishing/phishing-limits.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { domainView } from '../domains/domain-view.ts';
import { listDomains, listProvedDomains } from '../domains/domains.store.ts';
import { findObstacle } from '../provider/obstacle.ts';
import { findResting, isAt, listTeam } from './people.store.ts';
import { findSettings } from './settings.store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How the firm stands. */
export async function phishingOverview(
  services: Services,
  { session, brand }: CallerOf<typeof calls.phishingOverview>,
): Promise<AnswerOf<typeof calls.phishingOverview>> {
  const { database, clock, config } = services;
  const now = clock.now();
  const obstacle = await findObstacle(services);
  const { phishing } = config;
  return database.inOrg(session.orgId, async (tx) => {
    const settings = await findSettings(tx);
    const domains = await listDomains(tx);
    const proved = await listProvedDomains(tx, now);
    const team = await listTeam(tx);
    const resting = await findResting(tx, {
      from: new Date(now.getTime() - REST_DAYS * DAY_MS),
      to: new Date(now.getTime() + REST_DAYS * DAY_MS),
    });
    const reachable = team.filter((person) => isAt(proved, person));
    const byDepartment = Map.groupBy(team, ({ department }) => department);
    byDepartment.delete('');
    return {
      success: true,
      data: {
        obstacle,
        settings: {
          isOn: settings.is_on,
          turnedOnAt: settings.turned_on_at?.toISOString() ?? null,
          turnedOnBy: settings.turned_on_by,
          showsNames: settings.shows_names,
          revision: settings.revision,
        },
        domains: domains.map((row) => domainView(row, now)),
        people: {
          active: team.length,
          reachable: reachable.length,
          due: reachable.filter(({ trainee_id }) => !resting.has(trainee_id)).length,
        },
        departments: [...byDepartment]
          .map(([name, people]) => ({ name, people: people.length }))
          .sort((one, other) => one.name.localeCompare(other.name)),
        allow:
          phishing.domain === null
            ? null
            : {
                senderDomain: phishing.domain,
                linkAddress: phishing.linkOrigin ?? brandOrigin(brand, config.publicUrl),
                header: SIMULATION_HEADER,
                sendingIps: [...phishing.sendingIps],
              },
        reportAddress: phishing.reportAddress,
        reportLink:
          settings.report_link_at === null
            ? null
            : { madeAt: settings.report_link_at.toISOString(), madeBy: settings.report_link_by ?? '' },
      },
    };
  });
}
