import { randomUUID } from 'node:crypto';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import { type DemoWeakness, insertDemoMessage, insertDemoRequest, insertDemoWeakness } from './demo-concierge.store.ts';

const DAY_MS = 24 * 60 * 60_000;
const EXPERT = 'Robin Park';

const WEAKNESSES: readonly DemoWeakness[] = [
  {
    title: 'Remote desktop of the office computer is open to the whole internet',
    severity: 'Critical',
    cvssVector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    cvssScore: 9.8,
    fact: 'remote-control-closed',
    daysAgo: 3,
    status: 'Open',
    statusNote: '',
    body: `## What we found

The computer in your office answers to **Remote Desktop** from anywhere on the internet, at the address of your internet line, port 3389. It asks for nothing more than a user name and a password.

## Why it matters

This is one of the most common ways ransomware gets into small companies. Programs look for open ports like this one day and night and try leaked passwords. Anyone who gets in has your orders, your accounting and everything the computer can reach.

## How to fix it

1. On your router, remove the rule that forwards port 3389 to the office computer. Your internet provider can help you by phone.
2. Change the passwords of everyone who has an account on that computer.
3. If someone has to work from home, ask us for a VPN that suits you; it takes an hour to set up.

Write to us when the port is closed. We will check again the same day.`,
  },
  {
    title: 'Anyone can send email in the name of your domain',
    severity: 'Medium',
    cvssVector: null,
    cvssScore: null,
    fact: 'mail-domain',
    daysAgo: 12,
    status: 'Open',
    statusNote: '',
    body: `## What we found

Your domain has a **DMARC** record, but its rule is \`p=none\`: it tells email programs to do nothing about email that uses your address but does not come from you.

## Why it matters

Your customers may get fake invoices that seem to come from you, and they arrive in the inbox just like your real email.

## How to fix it

The reports of the last four weeks show that your shop, your newsletter and Microsoft 365 all pass. So ask the person who looks after your domain to change the record to this one, and send us a short message when it is done:

\`\`\`
_dmarc.harbor-bakery.example  "v=DMARC1; p=quarantine; rua=mailto:dmarc@harbor-bakery.example"
\`\`\`

Fake email then goes to the spam folder. After another four weeks we will read the reports with you and change it to \`reject\`.`,
  },
  {
    title: 'A former colleague still had access to the order inbox',
    severity: 'High',
    cvssVector: null,
    cvssScore: null,
    fact: 'leavers-closed',
    daysAgo: 30,
    status: 'Resolved',
    statusNote: 'The account was removed and the shared password changed. We checked that it no longer works.',
    body: `## What we found

The account of someone who left in spring could still read and send email from your order inbox.

## Why it matters

Orders contain your customers’ names, addresses and phone numbers. You are responsible for who reads them.

## How to fix it

1. Remove the account, and change the password of the shared inbox.
2. Put both on the list of things to do on someone's last day.`,
  },
];

const MESSAGES = [
  {
    title: 'Fake invoices in the name of a flour wholesaler',
    daysAgo: 2,
    body: `Several of our customers in the food trade got invoices this week that seem to come from a wholesaler they know. The account number is new.

**What to do**

- Compare the account number with an old invoice before you pay.
- If it differs, call the wholesaler at the number you have always used, not the one in the email.
- Tell the people who pay invoices at your company today.

If you have already paid one, call your bank first and then us.`,
  },
  {
    title: 'How we work over the holidays',
    daysAgo: 9,
    body: `Your cyber concierge is available every day of the holidays. Answers to questions that can wait may take until the next business day; write **urgent** in the subject if something is happening right now.`,
  },
] as const;

/** Gives the demonstration's organisation what the concierge would have for it, and a question that was answered. */
export async function fillDemo(tx: SystemTransaction, { orgId, owner, now }: DemoFirm): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const weakness of WEAKNESSES) {
    const at = daysAgo(weakness.daysAgo);
    const statusAt = weakness.status === 'Open' ? null : daysAgo(weakness.daysAgo - 6);
    await insertDemoWeakness(tx, { ...weakness, weaknessId: randomUUID(), orgId, at, statusAt, byName: EXPERT });
  }
  for (const message of MESSAGES) {
    const at = daysAgo(message.daysAgo);
    await insertDemoMessage(tx, { ...message, messageId: randomUUID(), orgId, at, byName: EXPERT });
  }
  await insertDemoRequest(tx, {
    helpRequestId: randomUUID(),
    orgId,
    userId: owner.userId,
    userName: owner.name,
    subject: 'A customer wants to know how we keep card data',
    askedAt: daysAgo(5),
    text: 'A restaurant that orders from us every week sent a form with twelve questions about card payments. We only use our bank’s terminal and the web shop. What should we write?',
    answeredAt: daysAgo(4),
    byName: EXPERT,
    answer: `You keep no card data at all, and that is the best answer you can give.

1. The terminal belongs to your bank: cards never touch your own network.
2. The web shop sends people to the payment provider's page. Write its name into question 4.
3. Questions 6 to 12 are for companies that store card numbers. Answer them with "does not apply".

Send us the form before it goes out, and we will read it over.`,
  });
}
