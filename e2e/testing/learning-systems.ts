import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';

/** As a script of a page, and no module. */
const RUNTIME = createRequire(import.meta.url).resolve('scorm-again/scorm12/min');
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** A page with SCORM 1.2's run-time environment, as learning systems have one around a course; what it is given stays in the browser. */
const SCORM_PAGE = `<!doctype html><html lang="en"><head><title>Learning system</title></head>
<body style="margin:0"><script src="/runtime.js"></script><script>
const api = new Scorm12API({ autocommit: false, logLevel: 5 });
const kept = JSON.parse(localStorage.getItem('cmi') ?? 'null');
const KEPT = ['core.lesson_status', 'core.lesson_location', 'core.score.raw', 'core.score.min', 'core.score.max', 'suspend_data'];
if (kept !== null) {
  api.cmi.core.lesson_status = kept['core.lesson_status'];
  api.cmi.core.lesson_location = kept['core.lesson_location'];
  api.cmi.core.score.raw = kept['core.score.raw'];
  api.cmi.suspend_data = kept.suspend_data;
}
window.errors = [];
const read = (path) => path.split('.').reduce((value, key) => value?.[key], api.cmi);
for (const name of ['LMSSetValue', 'LMSInitialize', 'LMSCommit', 'LMSFinish']) {
  const own = api[name].bind(api);
  api[name] = (...values) => {
    const answer = own(...values);
    const error = api.LMSGetLastError();
    if (String(error) !== '0') window.errors.push([name, ...values, error].join(' '));
    if (name !== 'LMSInitialize') localStorage.setItem('cmi', JSON.stringify(Object.fromEntries(KEPT.map((path) => [path, read(path)]))));
    if (name === 'LMSSetValue') localStorage.setItem('set ' + values[0], values[1]);
    return answer;
  };
}
window.API = api;
</script><iframe title="Course" src="/package/index.html" style="border:0;width:100%;height:100vh"></iframe></body></html>`;

/** A learning system on this machine that plays one package. */
export type LearningSystem = { readonly url: string; stop(): Promise<void> };

/** What else a learning system answers; true where it did. */
export type Answers = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

/** Serves the files of a package below /package/, and a page that plays it by SCORM 1.2 at /scorm. */
export async function startLearningSystem(zip: Uint8Array, answers: Answers = () => false): Promise<LearningSystem> {
  const files = unzipSync(zip);
  const send = (response: ServerResponse, name: string, body: Uint8Array | string) =>
    response.writeHead(200, { 'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'image/png' }).end(body);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const file = files[url.pathname.replace('/package/', '')];
    if (answers(request, response, url)) return;
    if (url.pathname === '/scorm') send(response, 'scorm.html', SCORM_PAGE);
    else if (url.pathname === '/runtime.js') send(response, 'runtime.js', readFileSync(RUNTIME));
    else if (url.pathname.startsWith('/package/') && file !== undefined) send(response, url.pathname, file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(server) };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
