import { createGuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGithubDesk } from './github-desk.ts';
import { createJiraDesk } from './jira-desk.ts';
import { createMailDesk } from './mail-desk.ts';
import { startLocalDesks } from './testing/local-desks.ts';
import { DRAFT, ticketDeskSuite } from './ticket-desk.suite.ts';

let local: Awaited<ReturnType<typeof startLocalDesks>>;
beforeAll(async () => {
  local = await startLocalDesks();
});
afterAll(() => local.stop());

const client = () =>
  createGuardedClient({
    allowedHosts: ['127.0.0.1'],
    userAgent: 'portal',
    bodyLimitBytes: 65_536,
    verifiesCertificates: true,
  });
const arrived = () => local.asked.map(({ body }) => body).join('\n');
const close = (key: string) => local.closed.add(key);
const github = () => ({ address: local.address, project: 'acme/desk', account: '', token: 'right', fieldValues: [] });

ticketDeskSuite('issues at GitHub', () => ({
  ...{ desk: createGithubDesk(client), access: github, arrived, close },
  // Markup of others is text: nobody is mentioned.
  shown: 'Ask &#64;everyone to &#91;read&#93;',
}));
ticketDeskSuite('issues in Jira', () => ({
  ...{ desk: createJiraDesk(client), arrived, close },
  access: () => ({
    address: local.address,
    project: 'SEC',
    account: 'desk@acme.example',
    token: 'right',
    fieldValues: [],
  }),
  shown: 'Ask @everyone to [read](https://evil.example) <b>this</b>',
}));
ticketDeskSuite('a desk that takes emails', () => {
  const mails: unknown[] = [];
  return {
    desk: createMailDesk(async (address, draft) => void mails.push({ address, draft })),
    access: () => ({ address: 'desk@acme.example', project: '', account: '', token: '', fieldValues: [] }),
    arrived: () => JSON.stringify(mails),
    shown: 'Ask @everyone',
    close: null,
  };
});

test('no ticket goes to a repository that everybody can read', async () => {
  local.state.isPublic = true;
  const before = local.asked.filter(({ method }) => method === 'POST').length;
  await expect(createGithubDesk(client).make(github(), DRAFT)).rejects.toThrow(/: public$/);
  expect(local.asked.filter(({ method }) => method === 'POST')).toHaveLength(before);
  local.state.isPublic = false;
});

test('Jira tells which fields its tickets need, and gets each in the form that it takes', async () => {
  const desk = createJiraDesk(client);
  const access = { ...github(), project: 'SEC', account: 'desk@acme.example' };
  const required = { required: true, hasDefaultValue: false };
  const custom = 'com.atlassian.jira.plugin.system.customfieldtypes';
  const team = { id: '7', value: 'Security' };
  const before = local.fields.length;
  local.fields.push(
    { ...required, fieldId: 'customfield_1', name: 'Cost', schema: { type: 'number', custom: `${custom}:float` } },
    { ...required, fieldId: 'customfield_2', name: 'Team', schema: { type: 'option' }, allowedValues: [team] },
    { ...required, fieldId: 'customfield_3', name: 'Why', schema: { type: 'string', custom: `${custom}:textarea` } },
    { ...required, fieldId: 'labels', name: 'Labels', schema: { type: 'array', items: 'string', system: 'labels' } },
    {
      ...{ ...required, fieldId: 'components', name: 'Components', allowedValues: [{ id: '8', name: 'Web' }] },
      schema: { type: 'array', items: 'component', system: 'components' },
    },
    { ...required, fieldId: 'customfield_4', name: 'Line', schema: { type: 'string' } },
    { ...required, fieldId: 'customfield_5', name: 'Approver', schema: { type: 'user' } },
  );
  const needed = await desk.needs(access);
  expect(needed).toEqual([
    { id: 'customfield_1', name: 'Cost', kind: 'number', options: [] },
    { id: 'customfield_2', name: 'Team', kind: 'choice', options: [{ id: '7', name: 'Security' }] },
    { id: 'customfield_3', name: 'Why', kind: 'lines', options: [] },
    { id: 'labels', name: 'Labels', kind: 'labels', options: [] },
    { id: 'components', name: 'Components', kind: 'choices', options: [{ id: '8', name: 'Web' }] },
    { id: 'customfield_4', name: 'Line', kind: 'text', options: [] },
    { id: 'customfield_5', name: 'Approver', kind: 'other', options: [] },
  ]);
  await expect(desk.test(access)).rejects.toThrow(/: fields$/);
  await expect(desk.make(access, DRAFT)).rejects.toThrow(/: fields$/);
  local.fields.pop();
  const values = ['2.5', '7', 'A scan found it.', 'security portal', '8', 'IT'];
  const fieldValues = needed.slice(0, -1).map(({ id, kind }, index) => ({ id, kind, value: values[index] ?? '' }));
  await desk.test({ ...access, fieldValues });
  await desk.make({ ...access, fieldValues }, DRAFT);
  const { fields } = JSON.parse(local.asked.at(-1)?.body ?? '');
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'A scan found it.' }] };
  expect(fields).toMatchObject({
    ...{ customfield_1: 2.5, customfield_2: { id: '7' }, labels: ['security', 'portal'], components: [{ id: '8' }] },
    ...{ customfield_3: { version: 1, type: 'doc', content: [paragraph] }, customfield_4: 'IT' },
  });
  local.fields.length = before;
});
