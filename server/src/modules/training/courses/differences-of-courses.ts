import type { Course } from '@portal/contract/training/course.schemas.ts';

/** Values that are the same in every language; every other text is translated. */
const SAME = new Set(['id', 'kind', 'box', 'file', 'address', 'checked']);
/** An exercise's addresses may be in the reader's language; those of sources are pages that exist. */
const OWN_ADDRESSES = /^lessons\./;

/** Where a translated course is not the same lessons, exercises and questions in other words; empty where it is. */
export function differencesOf(original: Course, translated: Course): readonly string[] {
  const { pictures, ...facts } = original;
  const { pictures: own, ...translatedFacts } = translated;
  const unused = [...own.keys()].filter((file) => !pictures.has(file)).map((file) => `pictures/${file} is not English`);
  return [...differences('', facts, translatedFacts), ...unused];
}

function differences(at: string, original: unknown, translated: unknown): readonly string[] {
  if (typeof original === 'string' && typeof translated === 'string') {
    const key = at.split('.').at(-1) ?? '';
    const isSame = SAME.has(key) && !(key === 'address' && OWN_ADDRESSES.test(at));
    return isSame && original !== translated ? [`${at} is ${translated}, not ${original}`] : [];
  }
  if (!isParent(original) || !isParent(translated))
    return original === translated ? [] : [`${at} is ${String(translated)}, not ${String(original)}`];
  const keys = new Set([...Object.keys(original), ...Object.keys(translated)]);
  return [...keys].flatMap((key) => differences(at === '' ? key : `${at}.${key}`, original[key], translated[key]));
}

const isParent = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
