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
const github = () => ({ address: local.address, project: 'acme/desk', account: '', token: 'right' });

ticketDeskSuite('issues at GitHub', () => ({
  ...{ desk: createGithubDesk(client), access: github, arrived, close },
  // Markup of others is text: nobody is mentioned.
  shown: 'Ask &#64;everyone to &#91;read&#93;',
}));
ticketDeskSuite('issues in Jira', () => ({
  ...{ desk: createJiraDesk(client), arrived, close },
  access: () => ({ address: local.address, project: 'SEC', account: 'desk@acme.example', token: 'right' }),
  shown: 'Ask @everyone to [read](https://evil.example) <b>this</b>',
}));
ticketDeskSuite('a desk that takes emails', () => {
  const mails: unknown[] = [];
  return {
    desk: createMailDesk(async (address, draft) => void mails.push({ address, draft })),
    access: () => ({ address: 'desk@acme.example', project: '', account: '', token: '' }),
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
