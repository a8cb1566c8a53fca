import { z } from 'zod';
import { call, done, line, MAX_REVISION, namedFile, noInput, uploadedFile, withData } from '../call.ts';
import { readingLanguage } from '../reading-language.ts';
import { courseFolder, courseProblem, courseTexts, ownCourseFacts, wholeCourse } from './own-courses.schemas.ts';
import { courseId } from './trainee.schemas.ts';

const staff = { access: 'staff', permission: 'courses.write', customers: 'none' } as const;
/** Two files of a course. */
const maxBodyKilobytes = 400;
const revision = z.int().min(0).max(MAX_REVISION);
const ofDraft = { courseId, revision };
const brands = z.array(line(100).min(1)).max(100);

/** The courses that the provider wrote, and the brands that there are. */
export const listOwnCourses = call({
  ...staff,
  method: 'GET',
  path: '/console/training/courses',
  input: noInput,
  output: withData(
    z.object({
      courses: z.array(z.object(ownCourseFacts)),
      brands: z.array(z.object({ brandId: z.string(), name: z.string() })),
    }),
  ),
  errors: [],
});

/** One of them: its files in every language, and what was published of it. */
export const readOwnCourse = call({
  ...staff,
  method: 'GET',
  path: '/console/training/courses/{courseId}',
  input: z.object({ courseId }),
  output: withData(
    z.object({
      ...ownCourseFacts,
      texts: z.array(
        z.object({ language: readingLanguage, course: z.string(), quiz: z.string(), pictures: z.array(z.string()) }),
      ),
      /** The latest first. */
      versions: z.array(
        z.object({
          version: z.number(),
          publishedAt: z.string(),
          publishedBy: z.string(),
          languages: z.array(readingLanguage),
        }),
      ),
      /** People who are in it, and those who have completed it, of all customers. */
      inProgress: z.number(),
      completed: z.number(),
    }),
  ),
  errors: [],
});

/** Begins a course from a template, in one language. */
export const makeOwnCourse = call({
  ...staff,
  method: 'POST',
  path: '/console/training/makeCourse',
  input: z.object({ folder: courseFolder, language: readingLanguage }),
  output: withData(z.object({ courseId: z.string() })),
  errors: ['OWN_COURSE_TAKEN', 'OWN_COURSE_LIMIT'],
});

/** What is wrong with files that somebody is typing, and what trainees would see where nothing is. Writes nothing. */
export const checkOwnCourse = call({
  ...staff,
  method: 'POST',
  path: '/console/training/checkCourse',
  isPassive: true,
  maxBodyKilobytes,
  input: z.object({ courseId, language: readingLanguage, ...courseTexts }),
  output: withData(z.object({ problems: z.array(courseProblem), preview: wholeCourse.nullable() })),
  errors: [],
});

/** Keeps the files of a draft in a language, with what is wrong with them. */
export const saveOwnCourse = call({
  ...staff,
  method: 'POST',
  path: '/console/training/saveCourse',
  maxBodyKilobytes,
  input: z.object({ ...ofDraft, language: readingLanguage, ...courseTexts }),
  output: withData(z.object({ revision: z.number() })),
  errors: ['CHANGED_ELSEWHERE'],
});

/** Adds a language, which begins as the first one, or takes one away from the draft. */
export const setOwnCourseLanguage = call({
  ...staff,
  method: 'POST',
  path: '/console/training/setCourseLanguage',
  input: z.object({ ...ofDraft, language: readingLanguage, isThere: z.boolean() }),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'OWN_COURSE_NEEDS_LANGUAGE'],
});

/** Says whose customers get the course. Of one that is published this counts at once. */
export const setOwnCourseBrands = call({
  ...staff,
  method: 'POST',
  path: '/console/training/setCourseBrands',
  input: z.object({ ...ofDraft, brands }),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'OWN_COURSE_BRAND_UNKNOWN'],
});

/** Gives the draft to the customers of its brands, as the next version. Who has begun an earlier one stays with it. */
export const publishOwnCourse = call({
  ...staff,
  method: 'POST',
  path: '/console/training/publishCourse',
  input: z.object(ofDraft),
  output: withData(z.object({ version: z.number() })),
  errors: ['CHANGED_ELSEWHERE', 'OWN_COURSE_HAS_PROBLEMS', 'OWN_COURSE_NEEDS_BRAND'],
});

/** Nobody begins the course any more; who has begun it may end it, and certificates stay. */
export const takeBackOwnCourse = call({
  ...staff,
  method: 'POST',
  path: '/console/training/takeBackCourse',
  input: z.object(ofDraft),
  output: done,
  errors: ['CHANGED_ELSEWHERE'],
});

/** Deletes a course that was never published. */
export const deleteOwnCourse = call({
  ...staff,
  method: 'POST',
  path: '/console/training/deleteCourse',
  input: z.object({ courseId }),
  output: done,
  errors: ['OWN_COURSE_WAS_PUBLISHED'],
});

/** Takes a folder of a course in as a draft: `course.md`, `quiz.yaml` and `pictures`. A course of the same id gets these files in that language. */
export const uploadOwnCourse = call({
  ...staff,
  method: 'POST',
  path: '/console/training/uploadCourse',
  upload: { maxMegabytes: 2 },
  input: z.object({ file: uploadedFile, language: readingLanguage }),
  output: withData(z.object({ courseId: z.string(), isNew: z.boolean() })),
  errors: ['OWN_COURSE_FILE_REFUSED', 'OWN_COURSE_LIMIT', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  perMinute: 30,
});

/** The same folder, of the draft or of a version that was published. */
export const downloadOwnCourse = call({
  ...staff,
  method: 'GET',
  path: '/console/training/downloadCourse',
  input: z.object({
    courseId,
    language: readingLanguage,
    version: z.coerce.number().int().min(1).max(MAX_REVISION).optional(),
  }),
  output: namedFile,
  errors: [],
  file: 'application/zip',
  isDownload: true,
  perMinute: 60,
});
