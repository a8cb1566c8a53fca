import type { downloadCoverageCsv as downloadCoverageCsvCall } from '@portal/contract/policies/coverage.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { coverageStates } from '@portal/domain/policies/coverage.texts.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { columns, fileNames } from './coverage.texts.ts';
import { readFirmCoverage } from './coverage-view.ts';
import type { FirmCoverage } from './firm-coverage.ts';

/** The requirements of one framework or of all, each with how it is covered; cells are safe in spreadsheet programs. */
export async function downloadCoverageCsv(
  services: Services,
  caller: CallerOf<typeof downloadCoverageCsvCall>,
  { framework }: InputOf<typeof downloadCoverageCsvCall>,
): Promise<AnswerOf<typeof downloadCoverageCsvCall>> {
  const { database, clock } = services;
  const { coverage, say } = await readFirmCoverage(services, caller);
  const frameworks = coverage.frameworks.filter(({ id }) => framework === 'all' || id === framework);
  const now = clock.now();
  const date = dayOf(now, caller.brand.timeZone);
  const what = { action: 'policy.coverage-downloaded', details: { format: 'csv', framework } };
  await database.inOrg(caller.session.orgId, (tx) => auditCaller(tx, caller, now, what));
  const wished =
    framework === 'all'
      ? say(fileNames.all, { date })
      : say(fileNames.coverage, { framework: frameworks[0]?.short ?? framework, date });
  return {
    fileName: downloadName(`${wished}.csv`, `coverage-${framework}.csv`),
    bytes: Buffer.from(coverageTable({ ...coverage, frameworks }, say)),
  };
}

/** Requirements as rows. */
export function coverageTable(
  { frameworks, proofsOf }: Pick<FirmCoverage, 'frameworks' | 'proofsOf'>,
  say: Say,
): string {
  const head = [columns.framework, columns.group, columns.requirement, columns.text, columns.state];
  const more = [columns.clauses, columns.policies, columns.evidence];
  return csvFile(
    [...head, ...more].map((heading) => say(heading)),
    frameworks.flatMap(({ name, groups }) =>
      groups.flatMap((group) =>
        group.requirements.map(({ id, line, state, clauses }) => [
          name,
          group.name,
          id,
          line,
          say(coverageStates[state]),
          clauses.map((clause) => clause.id).join(', '),
          [...new Set(clauses.map(({ policy }) => policy))].join(', '),
          state === 'evidenced' ? [...new Set(clauses.flatMap(proofsOf))].join(' ') : '',
        ]),
      ),
    ),
  );
}
