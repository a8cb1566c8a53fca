import type { CallOutput } from '../../../api/calls.ts';

/** A course's story as pages tell it. */
export type StoryData = NonNullable<CallOutput<'openCourse'>['data']['story']>;
/** One of its pictures. */
export type PictureData = StoryData['pictures'][number];
/** Somebody in a picture. */
export type PersonData = PictureData['people'][number];
/** What a device in a picture shows. */
export type ScreenData = NonNullable<PictureData['screen']>;
