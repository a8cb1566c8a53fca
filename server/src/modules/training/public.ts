export { findCourseTitle } from './find-course-title.ts';
export { suggestTraining } from './suggest-training.ts';
export { listTeamPeople } from './team-people.store.ts';
export { trainingDay } from './training-day.ts';
export {
  type CourseCounts,
  type PersonCounts,
  selectCourseCounts,
  selectPersonCounts,
  selectTrainingFacts,
  type TrainingFacts,
} from './training-facts.store.ts';
export { yearCourses } from './year-courses.ts';
