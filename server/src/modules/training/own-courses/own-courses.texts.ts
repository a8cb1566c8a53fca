import { texts } from '@portal/domain/texts/texts.ts';

/** Why the folder of a course is not taken. */
export const refusals = texts('training.ownCourseRefusals', {
  broken: 'It is not a ZIP file, or it is damaged.',
  encrypted: 'It is password-protected.',
  tooMuch: 'It contains more than a course should.',
  missing: 'It needs the files course.md and quiz.yaml.',
  other:
    'It contains the file {file}, which is not part of a course. Pictures belong in the “pictures” folder and must end in .svg.',
  notText: 'The file {file} is not UTF-8 text.',
  tooLong: 'The file {file} is longer than a course can be.',
  noId: 'The file course.md has no ID made up of lowercase letters, digits and hyphens at the top.',
});
