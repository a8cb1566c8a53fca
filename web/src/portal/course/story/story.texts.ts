import { texts } from '@portal/domain/texts/texts.ts';

/** Around the pictures of a course's story. */
export const story = texts('portal.story', {
  label: 'Story: {title}',
  whoPlays: 'The people in the story',
  begin: 'Begin',
  back: 'Back',
  next: 'Next',
  pictureOf: 'Picture {picture, number} of {count, number}',
  pictures: '{count, plural, one {# picture} other {# pictures}}',
  keys: 'You can also use the arrow keys.',
  fromStart: 'Start over',
  /** Read out, and in print: what a person in the picture says. */
  says: '{name}: “{text}”',
  /** Read out: what a device in the picture shows. */
  onScreen: 'On the screen: {text}',
  /** Read out after the line of a screen that shows that it is fake. */
  givesAway: '{line} (this gives it away)',
  /** In the place of the name of a person whom no one in the story knows. */
  stranger: 'A stranger',
  notTranslated: 'The story has not been translated yet. It is in English.',
});
