import {
  STORY_CAST,
  STORY_MOODS,
  STORY_PLACES,
  STORY_POSES,
  STORY_SCREENS,
  STORY_SIGNS,
  STORY_SPOTS,
  STORY_THINGS,
} from '@portal/domain/training/story-words.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../places/room.tsx';
import type { PersonData, PictureData, ScreenData } from '../story-types.ts';
import { layoutOf } from './layout.ts';
import { Portrait } from './portrait.tsx';
import { Scene } from './scene.tsx';
import { widthOf, wrapEvenly, wrapWords } from './wrap-words.ts';

const WORDS = { caption: 'What the narrator says.', alternative: 'What the picture shows.' };
const pick = <Word>(words: readonly Word[], index: number): Word => words[index % words.length] as Word;
const draw = (picture: Partial<PictureData>) =>
  renderToStaticMarkup(createElement(Scene, { picture: { place: 'office', people: [], ...WORDS, ...picture } }));

function expectDrawn(markup: string) {
  expect(markup).toMatch(/^<svg .*<\/svg>$/s);
  expect(markup).not.toMatch(/NaN|Infinity|undefined|null/);
  // Motion is a transformation by CSS, which would take the place of an attribute.
  expect(markup).not.toMatch(/<[^>]*(class="story-[^>]*transform=|transform=[^>]*class="story-)/);
  // Every number of a place or a path stays near the picture.
  for (const [, values = ''] of markup.matchAll(/ (?:d|transform|c?x|c?y|r[xy]?|width|height)="([^"]*)"/g))
    for (const [number] of values.matchAll(/-?\d*\.?\d+/g)) expect(Math.abs(Number(number))).toBeLessThan(2000);
}

const somebody = (index: number, changes: Partial<PersonData> = {}): PersonData => ({
  who: pick(STORY_CAST, index),
  at: pick(STORY_SPOTS, index),
  does: pick(STORY_POSES, index),
  mood: pick(STORY_MOODS, index),
  ...changes,
});

/** As long as the format allows, in long words. */
const LONG = {
  title: 'Bestätigungsaufforderung: Zahlung',
  line: 'Sicherheitsüberprüfungsabteilung@WWWMMM',
  says: 'Donaudampfschifffahrtsgesellschaft? MMMMMMM WWWWWWW! Nie davon gehört…',
} as const;
const screen = (kind: ScreenData['kind'], wrong?: number): ScreenData => ({
  kind,
  title: LONG.title.slice(0, 32),
  lines: Array.from({ length: 4 }, () => LONG.line.slice(0, 38)),
  ...(wrong === undefined ? {} : { wrong }),
});

describe('a picture', () => {
  test.each(STORY_POSES)('is drawn of everybody who %s, with each thing and none, at each place', (does) => {
    let index = 0;
    for (const who of STORY_CAST)
      for (const holds of [undefined, ...STORY_THINGS]) {
        index += 1;
        const person = somebody(index, { who, does, ...(holds === undefined ? {} : { holds }) });
        expectDrawn(draw({ place: pick(STORY_PLACES, index), people: [person] }));
      }
  });

  test.each(STORY_PLACES)('is drawn at the place %s, with nobody up to three people, and with each mood', (place) => {
    for (const [index, mood] of STORY_MOODS.entries()) {
      const people = STORY_SPOTS.slice(0, index % 4).map((at, more) => somebody(index * 3 + more, { at, mood }));
      expectDrawn(draw({ place, people }));
    }
  });

  test.each(STORY_SCREENS)(
    'is drawn with the screen %s, full of long words and with none, and stays in the picture',
    (kind) => {
      for (const at of STORY_SPOTS) {
        const people = [somebody(1, { at })];
        for (const wrong of [undefined, 1, 4])
          expectDrawn(draw({ people, screen: screen(kind, wrong), sign: 'check' }));
        expectDrawn(draw({ people, screen: { kind, title: 'Hi', lines: [] } }));
        expectDrawn(
          draw({ people, screen: { kind, title: 'Hi', lines: ['[ Deny ] [ Allow ]', 'You: yes', 'and no'] } }),
        );
      }
    },
  );

  test.each(STORY_SIGNS)('is drawn with the sign %s, with and without speech', (sign) => {
    for (const index of STORY_SPOTS.keys())
      for (const says of [
        undefined,
        { who: pick(STORY_CAST, index), text: LONG.says },
        { who: 'stranger', text: 'Hm.' },
      ] as const)
        for (const count of [0, 1, 2])
          expectDrawn(
            draw({
              sign,
              people: STORY_SPOTS.slice(0, count).map((_, more) =>
                somebody(index + more, { at: pick(STORY_SPOTS, index + more) }),
              ),
              ...(says === undefined ? {} : { says }),
            }),
          );
    expect(draw({ sign, people: [somebody(1, { at: 'left' })] })).toContain('story-appears');
  });

  test.each(STORY_CAST)('is drawn of %s alone', (who) => {
    expectDrawn(renderToStaticMarkup(createElement(Portrait, { who })));
  });

  test('has two people who shake hands near each other', () => {
    const people = [
      somebody(0, { at: 'left', does: 'shakes-hands' }),
      somebody(1, { at: 'right', does: 'shakes-hands' }),
    ];
    const [one, other] = layoutOf({ place: 'office', people, ...WORDS }).people;
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBeLessThan(200);
    expect([one?.looks, other?.looks]).toEqual(['right', 'left']);
  });

  test('keeps everybody, screens and speech inside', () => {
    for (const at of STORY_SPOTS)
      for (const does of STORY_POSES) {
        const says = { who: 'kim', text: LONG.says } as const;
        const picture = { place: 'office', people: [somebody(0, { who: 'kim', at, does })], says, ...WORDS } as const;
        for (const one of [layoutOf(picture), layoutOf({ ...picture, screen: screen('mail') })]) {
          const area = one.bubble?.area;
          expect(area?.x).toBeGreaterThanOrEqual(0);
          expect((area?.x ?? 0) + (area?.width ?? 0)).toBeLessThanOrEqual(WIDTH);
          expect(area?.width).toBeGreaterThan(200);
          expect((one.screen?.y ?? 0) + (one.screen?.height ?? 0)).toBeLessThanOrEqual(HEIGHT);
          for (const { x } of one.people) expect(x > 40 && x < WIDTH - 40).toBe(true);
        }
      }
  });
});

describe('words in a picture', () => {
  test.each([
    ['one two three', 4, ['one two', 'three']],
    ['', 4, []],
    ['orders@sunrise-bakery.example', 9, ['orders@sunrise-', 'bakery.example']],
    ['unbreakable', 3, ['unbre', 'akabl', 'e']],
  ] as const)('%s are broken', (text, most, rows) => expect(wrapWords(text, most)).toEqual(rows));

  test('are in no row that is too wide, and none is lost', () => {
    for (const most of [6, 9, 13]) {
      const rows = wrapWords(`${LONG.says} ${LONG.line}`, most);
      for (const row of rows) expect(widthOf(row)).toBeLessThanOrEqual(most);
      expect(rows.join('').replace(/\s/g, '')).toBe(`${LONG.says}${LONG.line}`.replace(/\s/g, ''));
    }
  });

  test('of speech have rows of about the same length', () => {
    expect(wrapEvenly('Odd. I never asked for that one.', 13)).toEqual(['Odd. I never', 'asked for that one.']);
  });
});
