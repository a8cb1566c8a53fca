import type { CallOutput } from '../../api/calls.ts';

/** What the training pages begin with. */
export type TrainingData = CallOutput<'loadTrainingData'>['data'];
/** A course of the catalogue. */
export type CatalogCourse = TrainingData['catalogMap'][string];
/** A person in the list of the team. */
export type TraineeRow = CallOutput<'listTrainees'>['data']['trainees'][number];
/** One person with every course of the year. */
export type Trainee = CallOutput<'readTrainee'>['data'];
/** A course of a person. */
export type TraineeCourse = Trainee['courses'][number];
/** A list of people as it was read. */
export type CheckedList = CallOutput<'checkTrainees'>['data'];
/** A row of it. */
export type CheckedRow = CheckedList['rows'][number];
/** A whole course as admins look through it. */
export type WholeCourse = CallOutput<'readCourse'>['data'];
/** What reports are made of. */
export type TrainingReport = CallOutput<'readTrainingReport'>['data'];
/** Everybody beside every course. */
export type TrainingGrid = CallOutput<'readTrainingGrid'>['data'];
