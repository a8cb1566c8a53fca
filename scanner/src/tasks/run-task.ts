import { awaitCalls, called } from './awaited-calls.ts';
import { cors } from './cors.ts';
import { danglingName } from './dangling-names.ts';
import { domScripts } from './dom-scripts.ts';
import { control, exposure } from './exposure.ts';
import { form, formSample } from './forms.ts';
import { headers } from './headers.ts';
import { hostHeader } from './host-header.ts';
import { logHeaders } from './log-headers.ts';
import { mailPolicy } from './mail-policy.ts';
import { methods } from './methods.ts';
import { missingPage } from './missing-page.ts';
import { parameter } from './parameter.ts';
import { counterpart, reach } from './reach.ts';
import { page, robots, script, securityTxt, sitemap } from './read-site.ts';
import { render } from './render.ts';
import { signIn } from './sign-in.ts';
import { reread, stored } from './stored-scripts.ts';
import type { Task } from './task.ts';
import type { Commit, TaskContext } from './task-context.ts';
import { certificate, tlsProtocol, tlsWeakness } from './tls.ts';
import { upload } from './upload.ts';
import { xmlBody } from './xml-body.ts';

/** Does one task's work and returns what it learnt. */
export function runTask(task: Task, context: TaskContext): Promise<Commit> {
  switch (task.kind) {
    case 'reach':
      return reach(task, context);
    case 'counterpart':
      return counterpart(task, context);
    case 'robots':
      return robots(task, context);
    case 'certificate':
      return certificate(task, context);
    case 'tls-protocol':
      return tlsProtocol(task, context);
    case 'tls-weakness':
      return tlsWeakness(task, context);
    case 'mail-policy':
      return mailPolicy(task, context);
    case 'security-txt':
      return securityTxt(task, context);
    case 'sitemap':
      return sitemap(task, context);
    case 'page':
      return page(task, context);
    case 'script':
      return script(task, context);
    case 'render':
      return render(task, context);
    case 'dom-scripts':
      return domScripts(task, context);
    case 'control':
      return control(task, context);
    case 'exposure':
      return exposure(task, context);
    case 'dangling-name':
      return danglingName(task, context);
    case 'cors':
      return cors(task, context);
    case 'methods':
      return methods(task, context);
    case 'host-header':
      return hostHeader(task, context);
    case 'form':
      return form(task, context);
    case 'form-sample':
      return formSample(task, context);
    case 'sign-in':
      return signIn(task, context);
    case 'upload':
      return upload(task, context);
    case 'missing-page':
      return missingPage(task, context);
    case 'xml-body':
      return xmlBody(task, context);
    case 'log-headers':
      return logHeaders(task, context);
    case 'await-calls':
      return awaitCalls(task, context);
    case 'called':
      return called(task, context);
    case 'headers':
      return headers(task, context);
    case 'parameter':
      return parameter(task, context);
    case 'reread':
      return reread(task, context);
    case 'stored':
      return stored(task, context);
  }
}
