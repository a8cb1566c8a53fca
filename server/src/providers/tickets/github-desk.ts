import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { z } from 'zod';
import { askDesk, below } from './ask-desk.ts';
import { markdownOf } from './markdown-of.ts';
import { type DeskAccess, DeskError, type TicketDesk } from './ticket-desk-port.ts';

const repository = z.object({ private: z.boolean(), has_issues: z.boolean() });
const issue = z.object({ number: z.int().positive(), html_url: z.url({ protocol: /^https?$/ }).max(500) });
const standing = z.object({ state: z.enum(['open', 'closed']) });

/**
 * Issues of a repository at GitHub (REST API 2022-11-28: "Create an issue", "Get an issue", "Get a repository"). Only private repositories
 * are written to, because a ticket tells what is wrong with a firm's security.
 */
export function createGithubDesk(client: () => GuardedClient): TicketDesk {
  const question = ({ address, project, token }: DeskAccess, path: string) => ({
    address: below(address, `repos/${project}${path}`),
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    },
  });
  async function test(desk: DeskAccess): Promise<void> {
    const found = await askDesk(client, { ...question(desk, ''), answer: repository });
    if (!found.private) throw new DeskError('public');
    if (!found.has_issues) throw new DeskError('project-unknown');
  }
  return {
    async needs(desk) {
      await test(desk);
      return [];
    },
    test,
    async make(desk, draft) {
      // It may have been made public since.
      await test(desk);
      const body = { title: draft.title, body: markdownOf(draft) };
      const made = await askDesk(client, { ...question(desk, '/issues'), body, answer: issue });
      return { key: `#${made.number}`, url: made.html_url };
    },
    async standing(desk, key) {
      const { state } = await askDesk(client, { ...question(desk, `/issues/${key.slice(1)}`), answer: standing });
      return state;
    },
  };
}
