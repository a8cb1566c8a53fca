import { texts } from '@portal/domain/texts/texts.ts';

export const introPages = texts('training.intro.introPages', {
  title: 'Most break-ins begin with a person',
  anEmailThatLooks:
    'An email that looks like it is from the boss, a call from “support,” a reused password: attackers ask people to open the door, because that is easier than breaking it down.',
  twelveCoursesOfAbout:
    'Twelve courses of about ten minutes, one a month, make your team hard to fool. Short, regular sessions work better than one long day a year.',
  yourTeamNeedsNo: 'Your team doesn’t need accounts',
  youAddPeopleOne:
    'You add people: one by one, as a list, or from a file. Each person gets an email with a personal link and can start right away, even on a phone.',
  theyReadShortLessons:
    'They read short lessons with scenes from companies like yours, try things out, and take a quiz as often as they need to.',
  youSeeWhoNeeds: 'You see who needs a nudge',
  yourTeamsPageShows:
    'Your team’s page shows who is up to date. Reminders go out automatically: a week before a course is due, on the day, and every week after that.',
  completedCoursesGiveCertificates:
    'Each completed course comes with a certificate, and a report is ready for customers, insurers and auditors.',
});
