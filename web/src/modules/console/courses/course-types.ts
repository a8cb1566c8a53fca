import type { CallOutput } from '../../../api/calls.ts';

export type ListedCourse = CallOutput<'listOwnCourses'>['data']['courses'][number];
export type CourseBrand = CallOutput<'listOwnCourses'>['data']['brands'][number];
export type OwnCourse = CallOutput<'readOwnCourse'>['data'];
export type CourseProblem = CallOutput<'checkOwnCourse'>['data']['problems'][number];
export type PreviewedCourse = NonNullable<CallOutput<'checkOwnCourse'>['data']['preview']>;
