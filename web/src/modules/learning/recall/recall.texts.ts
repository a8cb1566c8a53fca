import { texts } from '@portal/domain/texts/texts.ts';

/** On the page of the year. */
export const recallWish = texts('learning.recallWish', {
  title: 'Two questions a week',
  offer:
    'Keep what you’ve learned: every Tuesday, we email you two questions from courses you’ve completed. They take a minute, and what you get wrong comes up again.',
  isOn: 'You get two questions every Tuesday from courses you’ve completed.',
  waiting: '{count, plural, one {One question is} other {Two questions are}} waiting for you',
  minute: 'It takes only a minute.',
  answer: '{count, plural, one {Answer it now} other {Answer both now}}',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  own: 'It is up to you. {organization} sees only how many people take part and the share of correct answers, never names.',
});

/** The page with the questions of the week. */
export const recallPage = texts('learning.recallPage', {
  pageTitle: 'Two questions a week',
  title: 'This week’s {count, plural, one {question} other {questions}}',
  loading: 'Loading your questions',
  from: 'From the course “{course}”',
  check: 'Check my answer',
  wasRight: 'You answered this correctly.',
  wasWrong: 'You got this wrong.',
  comesAgain: 'You’ll see this question again in the week of {day}.',
  allDone: 'That’s all for this week. Thank you!',
  nothingYet: 'No questions this week',
  nothingYetHint: 'They come from courses you’ve completed. New ones start on Tuesday.',
  off: 'Your weekly questions are off',
  offHint: 'You can turn them on in “Your year.”',
  notOfferedHint: 'Your company doesn’t offer this at the moment.',
});
