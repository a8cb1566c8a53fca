import type { DeskField } from '@portal/domain/developers/desk-fields.ts';
import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { z } from 'zod';
import { askDesk, below } from './ask-desk.ts';
import { documentOf } from './document-of.ts';
import { fieldsPage, jiraValue, neededFields } from './jira-fields.ts';
import { type DeskAccess, DeskError, type TicketDesk } from './ticket-desk-port.ts';

/** A summary has one line of at most so many characters. */
const MAX_SUMMARY = 255;
const FIELDS_A_PAGE = 50;
/** A screen with more fields than that is asked no further. */
const MAX_PAGES = 10;

const found = z.object({
  issueTypes: z.array(z.object({ id: z.string(), name: z.string(), subtask: z.boolean() })).default([]),
});
const issue = z.object({ key: z.string().regex(/^[A-Z][A-Z0-9_]{1,20}-\d{1,10}$/) });
const status = z.object({ fields: z.object({ status: z.object({ statusCategory: z.object({ key: z.string() }) }) }) });

/**
 * Issues of a project in Jira Cloud (REST API v3: "Get project", "Get create field metadata", "Create issue", "Get issue"), with an email address and an API token.
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
  /** Those of the screen on which issues of this type are made, page by page. */
  async function fieldsOf(desk: DeskAccess, typeId: string): Promise<DeskField[]> {
    const path = `issue/createmeta/${desk.project}/issuetypes/${encodeURIComponent(typeId)}`;
    const fields: z.output<typeof fieldsPage>['fields'] = [];
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = `startAt=${fields.length}&maxResults=${FIELDS_A_PAGE}`;
      const found = await askDesk(client, { ...question(desk, `${path}?${query}`), answer: fieldsPage });
      fields.push(...found.fields);
      if (found.fields.length === 0 || fields.length >= found.total) break;
    }
    return neededFields(fields);
  }
  return {
    needs: async (desk) => fieldsOf(desk, await typeOf(desk)),
    async test(desk) {
      const needed = await fieldsOf(desk, await typeOf(desk));
      const isFilled = ({ id }: DeskField) => desk.fieldValues.some((value) => value.id === id);
      if (!needed.every(isFilled)) throw new DeskError('fields');
    },
    async make(desk, draft) {
      const fields = {
        ...Object.fromEntries(desk.fieldValues.map((value) => [value.id, jiraValue(value)])),
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
