export { coursesOf, findCourseTitle } from './courses/shelf.ts';
export { countFirstYear, yearCourses, yearPlaces } from './courses/year-courses.ts';
export { findCoursePages, findPersonPages } from './find-in-training.ts';
export { readCoursePlayer } from './packages/course-player.ts';
export {
  endDirectoryTrainee,
  putDirectoryTrainee,
  releaseDirectoryTrainees,
} from './people/directory-trainees.ts';
export { saveTrainees } from './people/save-trainees.ts';
export { listTeamPeople } from './people/team-people.store.ts';
export { findCourseDays } from './programmes.store.ts';
export {
  type ComingCourse,
  selectComingCourses,
  tellComingCourses,
} from './reports/coming-courses.store.ts';
export { selectTrainingChange, type TrainingChange, tellTrainingChange } from './reports/training-changes.store.ts';
export {
  type CourseCounts,
  type PersonCounts,
  selectCourseCounts,
  selectPersonCounts,
  selectTrainingFacts,
  type TrainingFacts,
} from './reports/training-facts.store.ts';
export { suggestTraining } from './suggest-training.ts';
export { trainingDay } from './training-day.ts';
export type { TrainingServices } from './training-services.ts';
export { quartersWithoutTricks } from './tricks/missing-tricks.ts';
