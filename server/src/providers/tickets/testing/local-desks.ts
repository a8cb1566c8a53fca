import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
type Answer = readonly [status: number, body: unknown];

/** A desk on this machine that speaks what is documented: issues of the repository "acme/desk" and of the project "SEC". */
export async function startLocalDesks() {
  const asked: Asked[] = [];
  const closed = new Set<string>();
  const state = { isPublic: false };
  /** Fields of the screen on which issues are made, as "Get create field metadata" tells them. */
  const fields: { fieldId: string; name: string; required: boolean; [more: string]: unknown }[] = [
    { fieldId: 'summary', name: 'Summary', required: true, schema: { type: 'string', system: 'summary' } },
    { fieldId: 'reporter', name: 'Reporter', required: true, hasDefaultValue: true, schema: { type: 'user' } },
    { fieldId: 'duedate', name: 'Due date', required: false, schema: { type: 'date' } },
  ];
  let count = 0;
  const github = ({ method, path, headers, body }: Asked): Answer => {
    if (headers.authorization !== 'Bearer right') return [401, { message: 'Bad credentials' }];
    if (headers['user-agent'] === undefined || headers['x-github-api-version'] !== '2022-11-28') return [403, {}];
    const [, , owner, name, issues, number] = path.split('/');
    if (`${owner}/${name}` !== 'acme/desk') return [404, { message: 'Not Found' }];
    if (issues === undefined) return [200, { full_name: 'acme/desk', private: !state.isPublic, has_issues: true }];
    if (number !== undefined)
      return [200, { number: Number(number), state: closed.has(`#${number}`) ? 'closed' : 'open' }];
    if (method !== 'POST' || typeof JSON.parse(body).title !== 'string') return [422, { message: 'Validation Failed' }];
    count += 1;
    return [201, { number: count, html_url: `https://github.example/acme/desk/issues/${count}`, state: 'open' }];
  };
  const jira = ({ method, path, headers, body }: Asked): Answer => {
    const expected = `Basic ${Buffer.from('desk@acme.example:right').toString('base64')}`;
    if (headers.authorization !== expected) return [401, { errorMessages: ['Client must be authenticated.'] }];
    const screen = /createmeta\/SEC\/issuetypes\/3\?startAt=(\d+)&maxResults=\d+$/.exec(path);
    // However much is asked for, two come.
    if (screen !== null) {
      const startAt = Number(screen[1]);
      return [200, { startAt, maxResults: 2, total: fields.length, fields: fields.slice(startAt, startAt + 2) }];
    }
    const [, part = '', id = ''] = /^\/rest\/api\/3\/(project|issue)\/?([^?]*)/.exec(path) ?? [];
    if (part === 'project') {
      const issueTypes = [
        ['1', 'Epic', false],
        ['2', 'Subtask', true],
        ['3', 'Task', false],
      ];
      if (id !== 'SEC') return [404, { errorMessages: ['No project could be found with key'] }];
      return [200, { key: id, issueTypes: issueTypes.map(([id, name, subtask]) => ({ id, name, subtask })) }];
    }
    const category = { key: closed.has(id) ? 'done' : 'new' };
    if (method === 'GET') return [200, { key: id, fields: { status: { name: '…', statusCategory: category } } }];
    const { fields: sent } = JSON.parse(body);
    const isGood = sent.project.key === 'SEC' && sent.issuetype.id === '3' && sent.description.type === 'doc';
    const lacking = fields.filter(
      (field) => field.required && field.hasDefaultValue !== true && !(field.fieldId in sent),
    );
    if (!isGood || lacking.length > 0 || /\n/.test(sent.summary))
      return [400, { errors: { project: 'valid project is required' } }];
    count += 1;
    return [201, { id: `${count}`, key: `SEC-${count}`, self: '' }];
  };
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: await text(request) };
    asked.push(one);
    const [status, body] = path.startsWith('/repos/') ? github(one) : jira(one);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything so far, oldest first. */
    asked,
    /** Keys of tickets that are done. */
    closed,
    state,
    fields,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
