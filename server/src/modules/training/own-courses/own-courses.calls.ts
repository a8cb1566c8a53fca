import * as calls from '@portal/contract/training/own-courses.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { TrainingServices } from '../training-services.ts';
import { downloadOwnCourse, uploadOwnCourse } from './course-folders.ts';
import {
  deleteOwnCourse,
  makeOwnCourse,
  saveOwnCourse,
  setOwnCourseBrands,
  setOwnCourseLanguage,
} from './edit-own-courses.ts';
import { publishOwnCourse, takeBackOwnCourse } from './publish-own-course.ts';
import { checkOwnCourse, listOwnCourses, readOwnCourse } from './read-own-courses.ts';

/** Calls by which staff writes courses of the provider's own. */
export const ownCourseCalls: readonly BoundCall<TrainingServices>[] = [
  bind(calls.listOwnCourses).to(listOwnCourses),
  bind(calls.readOwnCourse).to(readOwnCourse),
  bind(calls.makeOwnCourse).to(makeOwnCourse),
  bind(calls.checkOwnCourse).to(checkOwnCourse),
  bind(calls.saveOwnCourse).to(saveOwnCourse),
  bind(calls.setOwnCourseLanguage).to(setOwnCourseLanguage),
  bind(calls.setOwnCourseBrands).to(setOwnCourseBrands),
  bind(calls.publishOwnCourse).to(publishOwnCourse),
  bind(calls.takeBackOwnCourse).to(takeBackOwnCourse),
  bind(calls.deleteOwnCourse).to(deleteOwnCourse),
  bind(calls.uploadOwnCourse).to(uploadOwnCourse),
  bind(calls.downloadOwnCourse).to(downloadOwnCourse),
];
