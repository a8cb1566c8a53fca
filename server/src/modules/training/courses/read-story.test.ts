import { describe, expect, test } from 'vitest';
import { readStory } from './read-story.ts';

const CAST = `rosa: { name: "Rosa", role: "Owns a bakery" }
kim: { name: "Kim", role: "Security contact" }
${['tom', 'hannah', 'wei', 'ellen', 'marcus', 'jamal', 'lena', 'sam'].map((id) => `${id}: { name: "${id}", role: "Works" }`).join('\n')}`;
const CAPTION = 'Rosa reads an email that nobody in the bakery has waited for.';
const PICTURE = `  - place: bakery
    people: [{ who: rosa, at: left, does: reads, mood: calm }]
    caption: "${CAPTION}"
    alternative: "Rosa stands in the bakery and reads."`;
const LAST = PICTURE.replace('rosa', 'kim').replace('reads', 'phones');
const STORY = `title: "The flour"\npeople: [rosa, kim]\npictures:\n${`${PICTURE}\n`.repeat(7)}${LAST}`;

/** A story whose last picture is changed. */
const withLast = (from: string, to: string) => STORY.slice(0, -LAST.length) + LAST.replace(from, to);

function problemsOf(story: string, { isShort = false, cast = CAST } = {}): string {
  const problems: string[] = [];
  const read = readStory({ story, cast }, isShort, problems);
  expect(read === null || problems.length > 0).toBe(true);
  return problems.join('\n');
}

describe('a story', () => {
  test('is read with the people it introduces, in its order', () => {
    const problems: string[] = [];
    const story = readStory({ story: STORY, cast: CAST }, true, problems);
    expect(problems).toEqual([]);
    expect(story?.people).toEqual([
      { id: 'rosa', name: 'Rosa', role: 'Owns a bakery' },
      { id: 'kim', name: 'Kim', role: 'Security contact' },
    ]);
    expect(story?.pictures.length).toBe(8);
    expect(story?.pictures[7]).toMatchObject({ place: 'bakery', people: [{ who: 'kim', does: 'phones' }] });
  });

  test('may be missing', () => {
    const problems: string[] = [];
    expect(readStory({ story: null, cast: null }, false, problems)).toBeNull();
    expect(problems).toEqual([]);
  });

  test('may let a voice speak that is not in the picture', () => {
    const says = '    says: { who: stranger, text: "Hello?" }\n    caption:';
    expect(readStory({ story: withLast('    caption:', says), cast: CAST }, false, [])).not.toBeNull();
  });

  test.each<[string, string, RegExp]>([
    ['a place that is not drawn', withLast('bakery', 'moon'), /story\.yaml: .*pictures\[7\]\.place/s],
    ['a pose that is not drawn', withLast('phones', 'dances'), /pictures\[7\]\.people\[0\]\.does/],
    ['an unknown field', withLast('    caption:', '    color: red\n    caption:'), /color.*pictures\[7\]/s],
    ['a short caption', withLast(CAPTION, 'Rosa reads.'), /pictures\[7\]\.caption/],
    ['a long caption', withLast(CAPTION, 'Rosa reads. '.repeat(30)), /pictures\[7\]\.caption/],
    ['no alternative', withLast('Rosa stands in the bakery and reads.', ''), /pictures\[7\]\.alternative/],
    [
      'a speaker who is not there',
      withLast('    caption:', '    says: { who: rosa, text: "Me?" }\n    caption:'),
      /not in the picture.*pictures\[7\]\.says\.who/s,
    ],
    [
      'two people at one spot',
      withLast('mood: calm }', 'mood: calm }, { who: rosa, at: left, does: stands, mood: calm }'),
      /same spot/,
    ],
    [
      'a wrong line that there is not',
      withLast('    caption:', '    screen: { kind: mail, title: "Hi", lines: ["One"], wrong: 2 }\n    caption:'),
      /no such line.*screen\.wrong/s,
    ],
    [
      'a line that is too long for a screen',
      withLast('    caption:', `    screen: { kind: mail, title: "Hi", lines: ["${'x'.repeat(39)}"] }\n    caption:`),
      /screen\.lines\[0\]/,
    ],
    ['somebody who is not introduced', STORY.replace('[rosa, kim]', '[rosa]'), /kim is in a picture/],
    ['somebody who is nowhere', STORY.replace('[rosa, kim]', '[rosa, kim, tom]'), /tom is in no picture/],
    ['seven pictures', STORY.replace(`${PICTURE}\n`, ''), /story\.yaml: .*pictures/s],
    ['text that is no YAML', 'title: "a', /^story\.yaml: /],
  ])('with %s cannot be told', (_what, story, problem) => {
    expect(problemsOf(story)).toMatch(problem);
  });

  test('of a short course is short', () => {
    const ten = STORY.replace(PICTURE, `${PICTURE}\n${PICTURE}\n${PICTURE}`);
    expect(problemsOf(ten, { isShort: true })).toBe('story.yaml: there are 10 pictures, not 8 to 9');
  });

  test('needs the whole cast', () => {
    expect(problemsOf(STORY, { cast: CAST.replace(/^kim.*\n/m, '') })).toMatch(/^cast\.yaml: .*kim/s);
    expect(problemsOf(STORY, { cast: '' })).toMatch(/^cast\.yaml: /);
  });
});
