import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { z } from 'zod';
import { askDesk, below } from './ask-desk.ts';
import { documentOf } from './document-of.ts';
import { type DeskAccess, DeskError, type TicketDesk } from './ticket-desk-port.ts';

/** A summary has one line of at most so many characters. */
const MAX_SUMMARY = 255;

const found = z.object({
  issueTypes: z.array(z.object({ id: z.string(), name: z.string(), subtask: z.boolean() })).default([]),
});
const issue = z.object({ key: z.string().regex(/^[A-Z][A-Z0-9_]{1,20}-\d{1,10}$/) });
const status = z.object({ fields: z.object({ status: z.object({ statusCategory: z.object({ key: z.string() }) }) }) });

/**
 * Issues of a project in Jira Cloud (REST API v3: "Get project", "Create issue", "Get issue"), with an email address and an API token.
 * Types of issues are called differently in each language, so the project is asked for its own; a task is taken before others.
 */
export function createJiraDesk(client: () => GuardedClient): TicketDesk {
  const question = ({ address, account, token }: DeskAccess, path: string) => ({
    address: below(address, `rest/api/3/${path}`),
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
    },
  });
  async function typeOf(desk: DeskAccess): Promise<string> {
    const { issueTypes } = await askDesk(client, { ...question(desk, `project/${desk.project}`), answer: found });
    const types = issueTypes.filter(({ subtask }) => !subtask);
    const type = types.find(({ name }) => name === 'Task') ?? types[0];
    if (type === undefined) throw new DeskError('project-unknown');
    return type.id;
  }
  return {
    async test(desk) {
      await typeOf(desk);
    },
    async make(desk, draft) {
      const fields = {
        project: { key: desk.project },
        issuetype: { id: await typeOf(desk) },
        summary: draft.title.replace(/\s+/g, ' ').slice(0, MAX_SUMMARY),
        description: documentOf(draft),
      };
      const { key } = await askDesk(client, { ...question(desk, 'issue'), body: { fields }, answer: issue });
      return { key, url: below(desk.address, `browse/${key}`) };
    },
    async standing(desk, key) {
      const { fields } = await askDesk(client, { ...question(desk, `issue/${key}?fields=status`), answer: status });
      return fields.status.statusCategory.key === 'done' ? 'closed' : 'open';
    },
  };
}
