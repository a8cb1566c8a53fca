import { INPUT_CHECKS } from './active/active-checks.ts';
import type { CheckId } from './checks/catalogue.ts';
import { PAGE_CHECKS } from './checks/page-checks.ts';
import type { NotTestedReason } from './not-tested.ts';
import { type ScanState, skipCheck } from './scan-state.ts';
import type { TaskKind } from './tasks/task.ts';

const OF_ANSWERS: readonly CheckId[] = PAGE_CHECKS.map(({ checkId }) => checkId);

const EXPOSURES = ['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08', 'E09'] as const satisfies readonly CheckId[];

/** The checks that lose something when a task of this kind is dropped. */
const CHECKS_OF: Readonly<Partial<Record<TaskKind, readonly CheckId[]>>> = {
  counterpart: ['P01'],
  certificate: ['P02'],
  'tls-protocol': ['P03'],
  'tls-weakness': ['P04'],
  'mail-policy': ['P24'],
  'security-txt': ['P25'],
  // Forms and scripts of others are counted over all pages.
  page: [...OF_ANSWERS, 'P20', 'P21'],
  render: ['A03'],
  'dom-scripts': ['A03'],
  script: OF_ANSWERS,
  control: EXPOSURES,
  exposure: EXPOSURES,
  'dangling-name': ['E10'],
  cors: ['P22'],
  methods: ['A16'],
  'host-header': ['A14'],
  form: INPUT_CHECKS,
  'form-sample': ['A01', 'A02'],
  'xml-body': ['A15'],
  headers: INPUT_CHECKS,
  parameter: INPUT_CHECKS,
  'log-headers': ['A17'],
  'await-calls': ['A11', 'A15', 'A17'],
  called: ['A11', 'A15', 'A17'],
  'sign-in': ['A18'],
  upload: ['A19'],
  reread: ['A02'],
  stored: ['A02'],
};

/** Drops what is left of a scan and notes which checks it would have belonged to. */
export function giveUp(state: ScanState, reason: NotTestedReason): void {
  for (const { kind } of state.queue) for (const checkId of CHECKS_OF[kind] ?? []) skipCheck(state, checkId, reason);
  state.queue = [];
}
