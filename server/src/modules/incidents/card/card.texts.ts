import { texts } from '@portal/domain/texts/texts.ts';

/** Words of the card. */
export const printed = texts('incidents.card', {
  heading: 'In an emergency',
  call: 'Call first, do not email',
  stayCalm: 'Stop, and leave the device on.',
  cut: 'Unplug network cable, turn off Wi-Fi.',
  tell: 'Call the incident lead.',
  money: 'Money sent? Call the bank now.',
  write: 'Write down times.',
  emergency: 'Emergency',
  cutAndFold: 'Cut along the lines and fold in the middle.',
});

export const printedAbout = texts('incidents.card.about', {
  fileName: 'Emergency card',
  title: 'Emergency card: {organization}',
  titleOfNobody: 'Emergency card',
  description: 'Who to call when something goes wrong',
  steps: 'All steps: {address}',
  asOf: 'As of {date}',
});
