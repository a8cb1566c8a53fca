import type { ComponentType } from 'react';
import { MaturitySteps } from '../../illustrations/maturity-steps.tsx';
import { MonitoringWatch } from '../../illustrations/monitoring-watch.tsx';
import { PolicyPapers } from '../../illustrations/policy-papers.tsx';
import { TrainingClass } from '../../illustrations/training-class.tsx';
import { Welcome } from '../../illustrations/welcome.tsx';
import { WhySecurity } from '../../illustrations/why-security.tsx';

export type IntroPageText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Things to remember. */
  readonly points: readonly string[];
  readonly illustration: ComponentType;
};

/** A welcome and five pages about keeping a small firm safe; `{brand}` is the provider's name. */
export const INTRO_PAGES: readonly IntroPageText[] = [
  {
    title: 'Welcome aboard',
    paragraphs: [
      'You do not need to be a security person to use {brand}. We look, we tell you what we found in plain words, and we say what to do next and how long it takes.',
      'The next pages take about three minutes. They explain what keeps a small firm safe, and at the end we ask what matters most to you.',
    ],
    points: ['No jargon', 'One next step at a time', 'You can stop and come back whenever you like'],
    illustration: Welcome,
  },
  {
    title: 'Why attackers like small firms',
    paragraphs: [
      'Most attacks are not aimed at anybody. Programs try every address on the internet, day and night, and take whatever door is open. A bakery and a bank are tried alike; the bakery has fewer locks.',
      'What follows is rarely a film plot: a web shop that sends customers to a fake payment page, a mailbox that asks your clients to pay a new account, files that nobody can open on a Monday morning.',
    ],
    points: [
      'Being small is no protection',
      'Most break-ins use gaps that have been known for months',
      'Closing the common gaps stops most attempts',
    ],
    illustration: WhySecurity,
  },
  {
    title: 'Your website is your front door',
    paragraphs: [
      'Your website is open to everyone at every hour, and it ages: the software behind it gets old, certificates run out, a forgotten file lies where anybody can read it.',
      '{brand} walks through your website the way an attacker would, without breaking anything. You get a list ordered by what matters most, with steps to fix each point, and a report you can hand to whoever built the site.',
    ],
    points: [
      'Scans run on a schedule, so new gaps do not stay hidden',
      'Reports are there to show to customers and insurers',
      'Scan only websites that are yours, or that you may scan',
    ],
    illustration: MonitoringWatch,
  },
  {
    title: 'Rules that people can follow',
    paragraphs: [
      'Half a page that everybody knows beats forty pages that nobody read. Who may install software? What happens to a laptop when somebody leaves? Who must be called when something looks wrong?',
      'Write the answers down, have somebody approve them, and look at them once a year. Customers and insurers ask for exactly this.',
    ],
    points: [
      'Start with passwords, devices, backups, and whom to call',
      'Name one person who is responsible',
      'Change the rule when nobody can keep it',
    ],
    illustration: PolicyPapers,
  },
  {
    title: 'Your people notice first',
    paragraphs: [
      'A colleague who stops at an odd invoice and asks is worth more than any program. People learn that in small pieces, often, and without being blamed for asking.',
      'Agree on one habit to begin with: a changed bank account is confirmed by a phone call to a number you already know. It costs a minute and prevents the most expensive mistake small firms make.',
    ],
    points: [
      'Ten minutes a month are better than a day a year',
      'Thank people who report a mistake',
      'A second factor for every mailbox stops stolen passwords',
    ],
    illustration: TrainingClass,
  },
  {
    title: 'A little better every month',
    paragraphs: [
      'Nobody gets everything right at once, and nobody has to. What counts is to know where you stand, to choose the next step, and to see that it worked.',
      'Your dashboard shows just that: whether all is well, what to do next, and what has changed since last time. A look once a week is enough.',
    ],
    points: [
      'Fix the high risks first',
      'Let the next scan confirm the fix',
      'Keep the reports: they show how far you have come',
    ],
    illustration: MaturitySteps,
  },
];
