import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { DayAtWork } from '@portal/contract/training/day.schemas.ts';

/** Values that are the same in every language; every other text is translated. */
const SAME = new Set(['id', 'kind', 'box', 'file', 'address', 'checked']);
/** The same of a story: who is where and does what. */
const SAME_IN_PICTURES = new Set(['place', 'who', 'at', 'does', 'mood', 'holds', 'sign']);
const PICTURES = /^story\.pictures\./;
/** The same of a day at work: its ways, and what pictures are made of. */
const SAME_IN_DAYS = new Set([...SAME, ...SAME_IN_PICTURES, 'start', 'then', 'verdict', 'ending']);
/** An exercise's addresses may be in the reader's language; those of sources are pages that exist. */
const OWN_ADDRESSES = /^lessons\./;

/**
 * Where a translated course is not the same lessons, exercises, questions and story in other words; empty where it is. A story may be
 * missing, and is then told in English; sources of its own, such as a country's police, follow the English ones.
 */
export function differencesOf(original: Course, translated: Course): readonly string[] {
  const { pictures, story, ...others } = original;
  const { pictures: own, ...translatedOthers } = translated;
  const sources = translated.sources.slice(0, original.sources.length);
  const translatedFacts = { ...translatedOthers, sources };
  const facts = story === undefined || translated.story === undefined ? others : { ...others, story };
  const unused = [...own.keys()].filter((file) => !pictures.has(file)).map((file) => `pictures/${file} is not English`);
  return [...differences('', facts, translatedFacts, isSameInCourses), ...unused];
}

/** Where a translated day at work is not the same moments, choices and pictures in other words; empty where it is. */
export const differencesOfDays = (original: DayAtWork, translated: DayAtWork): readonly string[] =>
  differences('', original, translated, (_at, key) => SAME_IN_DAYS.has(key));

type IsSame = (at: string, key: string) => boolean;

const isSameInCourses: IsSame = (at, key) =>
  (SAME.has(key) && !(key === 'address' && OWN_ADDRESSES.test(at))) || (SAME_IN_PICTURES.has(key) && PICTURES.test(at));

function differences(at: string, original: unknown, translated: unknown, isSame: IsSame): readonly string[] {
  if (typeof original === 'string' && typeof translated === 'string') {
    const key = at.split('.').at(-1) ?? '';
    return isSame(at, key) && original !== translated ? [`${at} is ${translated}, not ${original}`] : [];
  }
  if (!isParent(original) || !isParent(translated))
    return original === translated ? [] : [`${at} is ${String(translated)}, not ${String(original)}`];
  const keys = new Set([...Object.keys(original), ...Object.keys(translated)]);
  return [...keys].flatMap((key) =>
    differences(at === '' ? key : `${at}.${key}`, original[key], translated[key], isSame),
  );
}

const isParent = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
