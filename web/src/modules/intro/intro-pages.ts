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
      'You do not need to be a security expert to use {brand}. We look for problems, tell you in plain words what we found, and say what to do next and how long it takes.',
      'The next pages take about three minutes. They explain what keeps a small company safe. At the end, we ask what matters most to you.',
    ],
    points: ['No jargon', 'One next step at a time', 'You can stop and come back whenever you like'],
    illustration: Welcome,
  },
  {
    title: 'Why attackers like small companies',
    paragraphs: [
      'Most attacks are not aimed at anyone in particular. Programs try every address on the internet, day and night, and use any door that is open. They try the bakery and the bank alike, but the bakery has fewer locks.',
      'What happens next is rarely like in the movies: an online store sends customers to a fake payment page, a mailbox asks your clients to pay into a new account, or no one can open the files on a Monday morning.',
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
      'Your website is open to everyone around the clock, and it ages: its software gets old, certificates expire, and a forgotten file sits where anyone can read it.',
      '{brand} walks through your website the way an attacker would, without breaking anything. You get a list in order of importance, with steps to fix each issue, and a report for the people who built the site.',
    ],
    points: [
      'Scans run on a schedule, so new gaps do not stay hidden',
      'Reports are ready to show customers and insurers',
      'Scan only websites that you own or have permission to scan',
    ],
    illustration: MonitoringWatch,
  },
  {
    title: 'Rules that people can follow',
    paragraphs: [
      'Half a page that everyone knows beats 40 pages that no one reads. Who may install software? What happens to a laptop when someone leaves? Whom do you call when something looks wrong?',
      'Write down the answers, have someone approve them, and review them once a year. Customers and insurers ask for exactly this.',
    ],
    points: [
      'Start with passwords, devices, backups, and whom to call',
      'Name one person who is responsible',
      'If no one can follow a rule, change it',
    ],
    illustration: PolicyPapers,
  },
  {
    title: 'Your people notice first',
    paragraphs: [
      'A colleague who questions an odd invoice is worth more than any software. People learn this in small, frequent steps, without being blamed for asking.',
      'Start with one habit: when bank details change, confirm by calling a number you already know. It takes a minute and prevents the most expensive mistake small companies make.',
    ],
    points: [
      'Ten minutes a month is better than a day a year',
      'Thank people who report a mistake',
      'A second factor on every mailbox protects against stolen passwords',
    ],
    illustration: TrainingClass,
  },
  {
    title: 'A little better every month',
    paragraphs: [
      'No one gets everything right the first time, and no one has to. What counts is knowing where you stand, choosing the next step, and seeing that it worked.',
      'Your dashboard shows exactly that: whether all is well, what to do next, and what has changed since last time. Checking it once a week is enough.',
    ],
    points: [
      'Fix the high risks first',
      'Let the next scan confirm the fix',
      'Keep the reports: they show how far you have come',
    ],
    illustration: MaturitySteps,
  },
];
