/**
 * What pictures of a course's story are made of (decision 083). The files of stories name these words, and pages draw each of them;
 * none is ever renamed, because stories of a provider's own name them too.
 */
export const STORY_CAST = [
  'rosa',
  'tom',
  'hannah',
  'wei',
  'ellen',
  'marcus',
  'jamal',
  'lena',
  'sam',
  'kim',
  'stranger',
] as const;
export type StoryPerson = (typeof STORY_CAST)[number];

/** The person at the other end, who has no name and is seen as a shape alone. */
export const STRANGER = 'stranger';

export const STORY_PLACES = [
  'reception',
  'office',
  'workshop',
  'bakery',
  'shop',
  'building-site',
  'home',
  'cafe',
  'train',
  'meeting',
  'street',
  'night-office',
  'nowhere',
] as const;
export type StoryPlace = (typeof STORY_PLACES)[number];

export const STORY_SPOTS = ['left', 'middle', 'right'] as const;

export const STORY_POSES = [
  'stands',
  'sits',
  'types',
  'phones',
  'points',
  'thinks',
  'reads',
  'carries',
  'waves',
  'walks',
  'shrugs',
  'shakes-hands',
] as const;
export type StoryPose = (typeof STORY_POSES)[number];

export const STORY_MOODS = ['calm', 'happy', 'worried', 'surprised', 'annoyed', 'tired', 'proud'] as const;
export type StoryMood = (typeof STORY_MOODS)[number];

export const STORY_THINGS = ['phone', 'paper', 'package', 'laptop', 'key', 'card', 'cup', 'stick', 'bag'] as const;
export type StoryThing = (typeof STORY_THINGS)[number];

export const STORY_SCREENS = [
  'mail',
  'chat',
  'sign-in',
  'call',
  'text-message',
  'alert',
  'web-page',
  'document',
  'calendar',
  'consent',
  'code',
  'file-list',
] as const;
export type StoryScreen = (typeof STORY_SCREENS)[number];

export const STORY_SIGNS = [
  'question',
  'exclamation',
  'check',
  'cross',
  'clock',
  'lock',
  'open-lock',
  'money',
  'shield',
  'arrow',
] as const;
export type StorySign = (typeof STORY_SIGNS)[number];
