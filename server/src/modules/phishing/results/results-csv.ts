import type { phishingResultsCsv as call } from '@portal/contract/phishing/phishing-results.calls.ts';
import type { PhishingFigures } from '@portal/domain/phishing/phishing-figures.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { exportedResults } from './exported-results.ts';
import type { Results } from './read-results.ts';
import { about, columns, kinds, states } from './results.texts.ts';
import { roleInWords } from './role-in-words.ts';

type Row = {
  readonly kind: keyof typeof kinds;
  readonly name?: string;
  readonly email?: string;
  readonly department?: string;
  readonly status?: string;
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly figures: PhishingFigures;
};

/** Every figure of a campaign, or of all, as a file, whose cells are safe in spreadsheet programs. */
export async function phishingResultsCsv(
  services: Services,
  caller: CallerOf<typeof call>,
  { campaignId }: InputOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const say = sayFor(caller.brand, caller.language);
  const results = await exportedResults(services, caller, campaignId, 'csv');
  const head = [
    ...[columns.kind, columns.name, columns.email, columns.department, columns.status, columns.startsOn],
    ...[columns.endsOn, columns.planned, columns.delivered, columns.bounced, columns.reported, columns.reportRate],
    ...[columns.firstReport, columns.median, columns.clicked, columns.clickRate, columns.further, columns.lessons],
    columns.robots,
  ];
  const rows = rowsOf(results, say).map((row) => cellsOf(row, say));
  return {
    fileName: `${say(about.csvFileName, { date: results.today })}.csv`,
    bytes: Buffer.from(
      csvFile(
        head.map((heading) => say(heading)),
        rows,
      ),
    ),
  };
}

const rowsOf = (results: Results, say: Say): readonly Row[] => [
  { kind: 'total', figures: results.figures },
  ...results.campaigns.map(({ state, ...of }) => ({ ...of, kind: 'campaign' as const, status: say(states[state]) })),
  ...results.months.map(({ month, figures }) => ({ kind: 'month' as const, name: month, figures })),
  ...results.departments.map(({ department, figures }) => ({
    kind: 'department' as const,
    name: department === '' ? say(about.otherDepartments) : department,
    figures,
  })),
  ...results.roles.map(({ role, figures }) => ({ kind: 'role' as const, name: roleInWords(role, say), figures })),
  ...results.templates.map(({ name, figures }) => ({ kind: 'template' as const, name, figures })),
  ...(results.people ?? []).map((person) => ({ kind: 'person' as const, ...person })),
];

function cellsOf(row: Row, say: Say): readonly string[] {
  const { kind, name = '', email = '', department = '', status = '', startsOn = '', endsOn = '', figures } = row;
  const { planned, delivered, bounced, reported, reportRate, firstReportMinutes, medianReportMinutes } = figures;
  const { clicked, clickRate, wentFurther, lessonsDone, robots } = figures;
  const numbers = [
    ...[planned, delivered, bounced, reported, reportRate, firstReportMinutes, medianReportMinutes],
    ...[clicked, clickRate, wentFurther, lessonsDone, robots],
  ];
  return [
    ...[say(kinds[kind]), name, email, department, status, startsOn, endsOn],
    ...numbers.map((number) => number?.toString() ?? ''),
  ];
}
