import { beforeEach, describe, expect, test } from 'vitest';
import type { DeskAccess, TicketDesk, TicketDraft } from './ticket-desk-port.ts';

export const DRAFT: TicketDraft = {
  reference: 'CS-1A2B3C4D',
  title: 'A file with passwords is open',
  sections: [{ heading: 'What it is', paragraphs: ['Ask @everyone to [read](https://evil.example) <b>this</b>', ''] }],
  link: { label: 'Open the finding', url: 'https://portal.example/findings/1' },
  answer: null,
};

type Suite = {
  readonly desk: TicketDesk;
  readonly access: () => DeskAccess;
  /** Everything that has arrived, as text. */
  readonly arrived: () => string;
  /** What the ticket's texts look like there. */
  readonly shown: string;
  /** Closes a ticket there; null where it cannot tell. */
  readonly close: ((key: string) => void) | null;
};

/** What every desk does. */
export function ticketDeskSuite(name: string, start: () => Suite): void {
  describe(name, () => {
    let suite: Suite;
    beforeEach(() => {
      suite = start();
    });

    test('makes a ticket of each draft, with a name of its own and what is to do', async () => {
      const { desk, access, arrived, shown } = suite;
      await desk.test(access());
      const { key, url } = await desk.make(access(), DRAFT);
      expect(key).toMatch(/\d/);
      expect(url === '' || URL.canParse(url)).toBe(true);
      for (const part of [DRAFT.title, DRAFT.link.url, shown]) expect(arrived()).toContain(part);
    });

    test('tells whether a ticket is open, or that it cannot', async () => {
      const { desk, access, close } = suite;
      const { key } = await desk.make(access(), DRAFT);
      expect(await desk.standing(access(), key)).toBe(close === null ? null : 'open');
      close?.(key);
      expect(await desk.standing(access(), key)).toBe(close === null ? null : 'closed');
    });

    test('says why it takes nothing, without what the desk wrote', async () => {
      const { desk, access, close } = suite;
      if (close === null) return expect(access().token).toBe('');
      const make = (changes: Partial<DeskAccess>) => desk.make({ ...access(), ...changes }, DRAFT);
      await expect(make({ token: 'wrong' })).rejects.toThrow(/^the ticket desk: denied$/);
      const other = access().project.includes('/') ? 'acme/other' : 'OTHER';
      await expect(make({ project: other })).rejects.toThrow(/: project-unknown$/);
      await expect(make({ address: 'http://127.0.0.1:9' })).rejects.toThrow(/: unreachable$/);
      await expect(make({ address: 'http://10.0.0.1' })).rejects.toThrow(/: unreachable$/);
    });
  });
}
