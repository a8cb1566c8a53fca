import { reportedMails } from '@portal/contract/phishing/phishing.calls.ts';
import { describe, expect, test } from 'vitest';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { type PhishingPortal, SENDER } from './phishing-steps.ts';
import { forwarded, newSentMail } from './report-steps.ts';

/** A way by which mails that people forward reach the portal. */
export type ReportWay = {
  readonly portal: PhishingPortal;
  /** Brings mails one after the other, in their order, as the mail server does. */
  bring(...mails: readonly string[]): Promise<void>;
};

/** What every adapter that takes reports in does. */
export function describeReportWay(name: string, open: () => ReportWay): void {
  const ours = (id: string) => `From: notice@${SENDER}\r\nSubject: Package\r\nX-Phishing-Simulation: ${id}\r\n\r\nx`;
  const evil = (subject: string) => `From: evil@bad.example\r\nSubject: ${subject}\r\n\r\nSecret text`;

  describe(name, () => {
    test('counts the first report of one of ours, and thanks once', async () => {
      const { portal, bring } = open();
      const { mail, person, figures } = await newSentMail(portal);
      portal.portal.clock.advance(7 * 60_000);
      await bring(forwarded(person, ours(mail.id)));
      portal.portal.clock.advance(60_000);
      await bring(forwarded(person, ours(mail.id)));
      expect(await figures()).toMatchObject({ reported: 1, firstReportMinutes: 7 });
      const thanks = (await queuedMails(portal.portal, person)).filter(
        ({ request }) => request.kind === 'phishing-thanks',
      );
      expect(thanks).toHaveLength(1);
    });

    test('knows one of ours whoever forwards it, by its link too', async () => {
      const { portal, bring } = open();
      const { mail, figures } = await newSentMail(portal);
      await bring(`From: boss@else.example\r\nSubject: Fwd\r\n\r\n> ${mail.url}\r\n`);
      expect(await figures()).toMatchObject({ reported: 1 });
    });

    test('keeps sender and subject of another mail once, letters of every language, and never its text', async () => {
      const { portal, bring } = open();
      const { person, browser, orgId } = await newSentMail(portal);
      const other = forwarded(person, evil('=?utf-8?B?R3LDvMOfZSDml6XmnKw=?='));
      await bring(other, other);
      const { data } = (await browser.call(reportedMails, {})).body;
      expect(data.map(({ sender, subject }) => `${sender} ${subject}`)).toEqual(['evil@bad.example Grüße 日本']);
      const kept = await portal.portal.database.query('select * from phishing_reports where org_id = $1', [orgId]);
      expect(JSON.stringify(kept)).not.toContain('Secret text');
    });

    test('keeps nothing of strangers and of what is no mail, and goes on with the next', async () => {
      const { portal, bring } = open();
      const { person, browser } = await newSentMail(portal);
      const stranger = forwarded('stranger@else.example', evil('To a stranger'));
      await bring('No mail at all', stranger, forwarded(person, evil('You won')));
      const { data } = (await browser.call(reportedMails, {})).body;
      expect(data.map(({ subject }) => subject)).toEqual(['You won']);
    });
  });
}
