import { expect, test } from 'vitest';
import { domainOfAddress, mailDomainOf } from './mail-domain.ts';
import { type CountedMail, figuresOf } from './phishing-figures.ts';
import { isRobot } from './robot-signs.ts';
import { fillTemplate, firstNameOf, placeholdersOf, workingDaysAfter } from './template-words.ts';

const sentAt = new Date('2026-11-30T09:00:00Z');
const later = (minutes: number) => new Date(sentAt.getTime() + minutes * 60_000);
const mail = (changes: Partial<CountedMail> = {}): CountedMail => ({
  state: 'delivered',
  sentAt,
  reportedAt: null,
  clickedAt: null,
  furtherAt: null,
  lessonDoneAt: null,
  robotAt: null,
  ...changes,
});

test('rates are of what was delivered; bounced, dropped and planned mails and robots are in none', () => {
  const figures = figuresOf([
    mail({ reportedAt: later(4) }),
    mail({ reportedAt: later(10), clickedAt: later(9), lessonDoneAt: later(12) }),
    mail({ robotAt: later(0) }),
    mail(),
    mail({ state: 'bounced', clickedAt: later(1) }),
    mail({ state: 'dropped', sentAt: null }),
    mail({ state: 'planned', sentAt: null }),
  ]);
  expect(figures).toEqual({
    planned: 7,
    delivered: 4,
    bounced: 1,
    reported: 2,
    clicked: 1,
    wentFurther: 0,
    lessonsDone: 1,
    robots: 1,
    reportRate: 50,
    clickRate: 25,
    firstReportMinutes: 4,
    medianReportMinutes: 4,
  });
});

test('nothing delivered gives no rates', () => {
  expect(figuresOf([mail({ state: 'planned' })])).toMatchObject({
    reportRate: null,
    clickRate: null,
    firstReportMinutes: null,
  });
});

const person = { gesture: true, webdriver: false, msSinceSent: 60_000, isTrapFollowed: false };
test.each([
  ['somebody with a mouse', person, false],
  ['somebody who is quick', { ...person, msSinceSent: 5_000 }, false],
  ['somebody who only looks', { ...person, gesture: false }, false],
  ['somebody whose gateway followed the hidden link', { ...person, isTrapFollowed: true }, false],
  ['a gateway: at once, and no gesture', { ...person, gesture: false, msSinceSent: 1_000 }, true],
  ['a driven browser without a gesture', { ...person, gesture: false, webdriver: true }, true],
  ['a crawler that follows everything', { ...person, gesture: false, isTrapFollowed: true }, true],
  ['before it was known to be sent, without a gesture', { ...person, gesture: false, msSinceSent: null }, true],
])('robot: %s', (_who, signs, expected) => {
  expect(isRobot(signs)).toBe(expected);
});

test.each([
  ['Firm.Example', 'firm.example'],
  ['@firm.example', 'firm.example'],
  ['rosa@firm.example', 'firm.example'],
  ['bäckerei.example', 'xn--bckerei-5wa.example'],
  ['firm.example.', 'firm.example'],
  ['localhost', null],
  ['192.0.2.1', null],
  ['https://firm.example/', null],
  ['firm example.com', null],
  ['-firm.example', null],
  ['', null],
])('mail domain of %j', (typed, expected) => {
  expect(mailDomainOf(typed)).toBe(expected);
});

test('the domain of an address', () => {
  expect(domainOfAddress('"a@b"@Firm.example')).toBe('firm.example');
});

test('placeholders are filled, and anything else in braces stays', () => {
  const values = {
    firstName: 'Rosa',
    fullName: 'Rosa Delgado',
    company: 'Lark {firstName}',
    senderDomain: 'mail.example',
    dayAhead: 'Tuesday',
    today: 'Friday',
  };
  expect(fillTemplate('Dear {firstName} of {company}, {toString} {other}', values)).toBe(
    'Dear Rosa of Lark {firstName}, {toString} {other}',
  );
  expect(placeholdersOf('{a} b {firstName}')).toEqual(['a', 'firstName']);
  expect(firstNameOf(' Rosa  Delgado ')).toBe('Rosa');
});

test.each([
  ['2026-11-27', 2, '2026-12-01'],
  ['2026-11-30', 2, '2026-12-02'],
  ['2026-11-28', 1, '2026-11-30'],
])('%s and %d working days', (day, count, expected) => {
  expect(workingDaysAfter(day, count)).toBe(expected);
});
