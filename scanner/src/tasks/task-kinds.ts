import { INPUT_CHECKS } from '../active/active-checks.ts';
import type { CheckId } from '../checks/catalogue.ts';
import { PAGE_CHECKS } from '../checks/page-checks.ts';
import { socket } from '../sockets/try-socket.ts';
import { weigh } from './admit/weigh-inputs.ts';
import { awaitCalls, called } from './awaited-calls.ts';
import { cors } from './cors.ts';
import { danglingName } from './dangling-names.ts';
import { domScripts } from './dom-scripts.ts';
import { echo } from './echo/echo.ts';
import { control, exposure } from './exposure.ts';
import { form, formSample } from './forms.ts';
import { headers } from './headers.ts';
import { hostHeader } from './host-header.ts';
import { callbackName } from './interfaces/callback-name.ts';
import { graphql } from './interfaces/graphql.ts';
import { logHeaders } from './log-headers.ts';
import { mailPolicy } from './mail-policy.ts';
import { methods } from './methods.ts';
import { missingPage } from './missing-page.ts';
import { page } from './pages/read-page.ts';
import { parameter } from './parameter.ts';
import { knownProduct } from './products/known-product.ts';
import { counterpart, reach } from './reach.ts';
import { robots, script, securityTxt, sitemap } from './read-site.ts';
import { render } from './render.ts';
import { compareRoles } from './roles/compare-roles.ts';
import { judgeRoles, proveAccess } from './roles/judge-roles.ts';
import { tryToken } from './roles/try-token.ts';
import { signIn } from './sign-in.ts';
import { sourceMap } from './source-map.ts';
import { reopen } from './stored/shown-by-script.ts';
import { reread, stored } from './stored/stored-scripts.ts';
import type { Task, TaskKind, TaskOf } from './task.ts';
import type { Commit, TaskContext } from './task-context.ts';
import { certificate, tlsProtocol, tlsWeakness } from './tls.ts';
import { compareStart, switchLink } from './turning/turning-links.ts';
import { upload } from './upload.ts';
import { xmlBody } from './xml-body.ts';

const OF_ANSWERS: readonly CheckId[] = PAGE_CHECKS.map(({ checkId }) => checkId);

const EXPOSURES = ['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08', 'E09'] as const satisfies readonly CheckId[];

/** How a kind of task is done, and the checks that lose something when one of them is dropped. */
type TaskRow<Kind extends TaskKind> = {
  readonly run: (task: TaskOf<Kind>, context: TaskContext) => Promise<Commit>;
  readonly loses?: readonly CheckId[];
};

/** One row a kind of task; its fields and its phase are in `task.ts`. Forms and scripts of others are counted over all pages. */
const TASK_KINDS: { readonly [Kind in TaskKind]: TaskRow<Kind> } = {
  reach: { run: reach },
  counterpart: { run: counterpart, loses: ['P01'] },
  robots: { run: robots },
  certificate: { run: certificate, loses: ['P02'] },
  'tls-protocol': { run: tlsProtocol, loses: ['P03'] },
  'tls-weakness': { run: tlsWeakness, loses: ['P04'] },
  'mail-policy': { run: mailPolicy, loses: ['P24'] },
  'security-txt': { run: securityTxt, loses: ['P25'] },
  sitemap: { run: sitemap },
  page: { run: page, loses: [...OF_ANSWERS, 'P20', 'P21', 'P28', 'P29'] },
  'source-map': { run: sourceMap, loses: ['E09', 'P17'] },
  'switch-link': { run: switchLink, loses: [...OF_ANSWERS, 'P20', 'P21', 'P28'] },
  'compare-start': { run: compareStart },
  script: { run: script, loses: [...OF_ANSWERS, 'P29'] },
  render: { run: render, loses: ['A03', 'P29'] },
  'dom-scripts': { run: domScripts, loses: ['A03'] },
  control: { run: control, loses: EXPOSURES },
  exposure: { run: exposure, loses: EXPOSURES },
  graphql: { run: graphql, loses: ['E07', ...INPUT_CHECKS] },
  'known-product': { run: knownProduct, loses: ['P28'] },
  'dangling-name': { run: danglingName, loses: ['E10'] },
  'compare-roles': { run: compareRoles, loses: ['A23'] },
  'judge-roles': { run: judgeRoles, loses: ['A23'] },
  'prove-access': { run: proveAccess, loses: ['A23'] },
  'try-token': { run: tryToken, loses: ['A24'] },
  cors: { run: cors, loses: ['P22'] },
  socket: { run: socket, loses: ['P29'] },
  methods: { run: methods, loses: ['A16'] },
  'host-header': { run: hostHeader, loses: ['A14'] },
  form: { run: form, loses: INPUT_CHECKS },
  'form-sample': { run: formSample, loses: ['A01', 'A02'] },
  'sign-in': { run: signIn, loses: ['A18'] },
  upload: { run: upload, loses: ['A19'] },
  'missing-page': { run: missingPage },
  'xml-body': { run: xmlBody, loses: ['A15'] },
  'log-headers': { run: logHeaders, loses: ['A17'] },
  'await-calls': { run: awaitCalls, loses: ['A11', 'A15', 'A17'] },
  called: { run: called, loses: ['A11', 'A15', 'A17'] },
  headers: { run: headers, loses: INPUT_CHECKS },
  'weigh-inputs': { run: weigh, loses: INPUT_CHECKS },
  'callback-name': { run: callbackName, loses: ['A01'] },
  echo: { run: echo, loses: ['A01'] },
  parameter: { run: parameter, loses: INPUT_CHECKS },
  reread: { run: reread, loses: ['A02'] },
  reopen: { run: reopen, loses: ['A02'] },
  stored: { run: stored, loses: ['A02'] },
};

/** Does one task's work and returns what it learnt. */
export function runTask<Kind extends TaskKind>(task: TaskOf<Kind>, context: TaskContext): Promise<Commit> {
  const row: TaskRow<Kind> = TASK_KINDS[task.kind as Kind];
  return row.run(task, context);
}

/** The checks that lose something when a task is dropped. */
export function checksLostWith({ kind }: Task): readonly CheckId[] {
  return TASK_KINDS[kind].loses ?? [];
}
