import type { CallOutput } from '../api/calls.ts';

/** A practice email, and what is learned from it. */
export const practiceLesson: CallOutput<'phishingTemplate'>['data']['lesson'] = {
  exercise: {
    kind: 'spot-the-phish',
    id: 'package-fee',
    title: 'Your package is waiting',
    task: 'Mark what looks suspicious.',
    mail: {
      from: { text: 'Parcel desk', address: 'desk@practice.example', sign: true, why: 'Not the carrier’s address.' },
      to: { text: 'sam@larkbakery.example' },
      subject: { text: 'A fee is due', sign: false, why: 'Fees do exist.' },
      date: { text: 'Nov 24, 2026' },
      body: [
        { paragraph: 'Hi Sam, pay today or it goes back.', sign: true, why: 'It makes you hurry.' },
        { link: 'Pay $1.99', address: 'https://practice.example/look/…', sign: true, why: 'It leads elsewhere.' },
      ],
    },
  },
  hasCode: false,
  teaches: 'Carriers don’t collect small fees by a link.',
  realOne: 'A genuine carrier leaves a card or shows the fee in its own app.',
  next: 'Open the carrier’s app yourself and look there.',
};
