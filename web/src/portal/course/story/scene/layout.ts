import { STRANGER, type StoryPose } from '@portal/domain/training/story-words.ts';
import { HEIGHT, WIDTH } from '../places/room.tsx';
import type { PersonData, PictureData } from '../story-types.ts';

/** Somebody at a place of the picture. */
export type Placed = PersonData & {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly looks: 'left' | 'right';
};

/** A part of the picture, from its upper left corner. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Layout = {
  readonly people: readonly Placed[];
  /** How near one is: the scene is drawn so much larger, and moved. */
  readonly camera: { readonly scale: number; readonly x: number; readonly y: number };
  /** Where what a device shows may be drawn. */
  readonly screen: Area | null;
  /** Where a speech bubble may be, and the mouth that it comes from; null where nobody speaks. */
  readonly bubble: { readonly area: Area; readonly mouth: readonly [number, number]; readonly isVoice: boolean } | null;
  readonly sign: { readonly x: number; readonly y: number; readonly size: number };
};

const GROUND = 404;
/** How high the table of a meeting is. */
const TABLE = 112;
const SCREEN_WIDTH = 316;
const SEATED: ReadonlySet<StoryPose> = new Set(['sits', 'types']);
/** What is seen from the waist up too. */
const NEAR: ReadonlySet<StoryPose> = new Set(['stands', 'phones', 'thinks', 'reads', 'shrugs', 'points', 'waves']);
const MOVED: ReadonlySet<string> = new Set(['worried', 'surprised', 'annoyed', 'proud']);

/** Where everything of a picture is drawn. */
export function layoutOf(picture: PictureData): Layout {
  const sorted = picture.people.toSorted((one, other) => rank(one) - rank(other));
  if (picture.screen !== undefined) return besideScreen(picture, sorted);
  const [only] = sorted;
  if (only !== undefined && sorted.length === 1 && (NEAR.has(only.does) || isTexting(only)))
    return nearby(picture, only);
  return acrossRoom(picture, sorted);
}

const rank = ({ at }: PersonData) => ['left', 'middle', 'right'].indexOf(at);

/** Where feet are; at a table that hides them, smaller people sit as high. */
const groundOf = ({ place }: PictureData, scale: number) =>
  place === 'meeting' ? GROUND - (1 - scale) * TABLE : GROUND;

/** A device and, beside it, the people. */
function besideScreen(picture: PictureData, sorted: readonly PersonData[]): Layout {
  const isLeft = sorted.some(({ at }) => at === 'right') && !sorted.some(({ at }) => at === 'left');
  const count = sorted.length;
  const scale = (picture.says === undefined ? 0.96 : 0.86) * (count === 3 ? 0.88 : 1);
  const places = count === 1 ? [isSeated(sorted[0]) ? 112 : 148] : count === 2 ? [82, 226] : [58, 154, 250];
  const people = sorted.map((one, index): Placed => {
    const place = isLeft ? (places[count - 1 - index] ?? 150) : (places[index] ?? 150);
    const looksRight = count === 1 ? !isLeft : index === 0;
    return {
      ...one,
      x: isLeft ? WIDTH - place : place,
      y: groundOf(picture, scale),
      scale,
      looks: looksRight ? 'right' : 'left',
    };
  });
  const width = count === 3 ? SCREEN_WIDTH - 10 : SCREEN_WIDTH;
  const screen = { x: isLeft ? 18 : WIDTH - 18 - width, y: 16, width, height: HEIGHT - 36 };
  const free = { x: isLeft ? 18 + width + 12 : 12, y: 12, width: WIDTH - width - 42, height: 120 };
  return {
    people,
    camera: { scale: 1, x: 0, y: 0 },
    screen,
    bubble: bubbleOf(picture, people, free),
    sign: { x: isLeft ? 50 : WIDTH - 50, y: 50, size: 38 },
  };
}

/** One person, seen from nearer: the more so the more they are moved. */
function nearby(picture: PictureData, only: PersonData): Layout {
  const scale = MOVED.has(only.mood) ? 1.5 : 1.22;
  const looks = only.at === 'right' ? 'left' : 'right';
  const aside = picture.says !== undefined || picture.sign !== undefined;
  const wished = only.at === 'left' ? 210 : only.at === 'right' ? 430 : aside ? 220 : 300;
  const person: Placed = { ...only, x: 320, y: GROUND, scale: 1, looks };
  const top = 84;
  const camera = { scale, x: wished - person.x * scale, y: top - (GROUND - 296) * scale };
  const half = 52 * scale;
  const free =
    looks === 'right'
      ? { x: wished + half, y: 18, width: WIDTH - 16 - wished - half, height: 170 }
      : { x: 16, y: 18, width: wished - half - 16, height: 170 };
  const shown = [{ ...person, x: wished, y: camera.y + GROUND * scale, scale }];
  const says = picture.says !== undefined;
  return {
    people: [person],
    camera,
    screen: null,
    bubble: bubbleOf(picture, shown, free),
    sign: {
      x: looks === 'right' ? (says ? 62 : wished + 190) : says ? 578 : wished - 190,
      y: says ? 66 : 128,
      size: says ? 42 : 62,
    },
  };
}

/** Everybody in the room, seen whole. */
function acrossRoom(picture: PictureData, sorted: readonly PersonData[]): Layout {
  const count = sorted.length;
  const scale = (picture.says === undefined ? 1 : 0.92) * (count === 3 ? 0.97 : 1);
  const shaking = sorted.filter(({ does }) => does === 'shakes-hands').length === 2;
  const people = sorted.map((one, index): Placed => {
    const x =
      shaking && one.does === 'shakes-hands' && count === 2 ? 320 + (index === 0 ? -79 : 79) * scale : xOf(one, sorted);
    const looksLeft = count === 1 ? one.at === 'right' : count === 3 ? one.at === 'right' : index === count - 1;
    return {
      ...one,
      x,
      y: groundOf(picture, scale) - (one.at === 'middle' && count > 1 ? 6 : 0),
      scale,
      looks: looksLeft ? 'left' : 'right',
    };
  });
  const speaker = people.find(({ who }) => who === picture.says?.who);
  const isAbove = speaker === undefined || isSeated(speaker);
  const toRight = speaker === undefined ? (people[0]?.x ?? 0) < 320 : speaker.looks === 'right';
  const from = speaker === undefined || isAbove ? (toRight ? 120 : 40) : toRight ? speaker.x + 34 : 16;
  const to = speaker === undefined || isAbove ? (toRight ? 600 : 520) : toRight ? WIDTH - 16 : speaker.x - 34;
  const middle = (from + to) / 2;
  return {
    people,
    camera: { scale: 1, x: 0, y: 0 },
    screen: null,
    bubble: bubbleOf(picture, people, { x: from, y: 14, width: to - from, height: 110 }),
    sign: picture.says === undefined && count < 3 ? freeSign(people) : { x: middle < 320 ? 584 : 56, y: 58, size: 40 },
  };
}

/** Where a large sign covers no head. */
function freeSign(people: readonly Placed[]): Layout['sign'] {
  const [one, other] = people;
  if (one === undefined) return { x: 320, y: 200, size: 90 };
  if (other !== undefined) return { x: (one.x + other.x) / 2, y: 96, size: 56 };
  return { x: one.looks === 'right' ? one.x + 190 : one.x - 190, y: 110, size: 60 };
}

/** Whether somebody sits; who types on a phone stands. */
const isSeated = (person: PersonData | undefined) =>
  person !== undefined && SEATED.has(person.does) && !isTexting(person);
const isTexting = ({ does, holds }: PersonData) => does === 'types' && holds === 'phone';

function xOf(person: PersonData, all: readonly PersonData[]): number {
  const { at, does } = person;
  const count = all.length;
  const isPair = count === 2 && at === 'middle';
  // Of two, the one in the middle leaves the other some room.
  const middle = !isPair ? 320 : all.some((one) => one.at === 'left') ? 425 : 215;
  const x = { left: count === 3 ? 122 : 165, middle, right: count === 3 ? 522 : 475 }[at];
  const back = does === 'types' && isSeated(person) ? 22 : 0;
  return at === 'left' ? x - back : at === 'right' ? x + back : x - (count === 1 ? back : 0);
}

/** The bubble of who speaks: somebody in the picture, or a voice from outside of it. */
function bubbleOf({ says }: PictureData, people: readonly Placed[], area: Area): Layout['bubble'] {
  if (says === undefined) return null;
  const speaker = people.find(({ who }) => who === says.who);
  if (speaker === undefined) {
    const [listener] = people;
    const side = says.who === STRANGER && (listener?.looks ?? 'right') === 'right' ? WIDTH + 14 : -14;
    return { area, mouth: [side, area.y + 150], isVoice: true };
  }
  const { x, y, scale, looks } = speaker;
  const forward = looks === 'right' ? 1 : -1;
  const lower = !isSeated(speaker) ? [0, 0] : speaker.does === 'types' ? [-30, 44] : [-14, 44];
  return {
    area,
    mouth: [x + forward * (30 + (lower[0] ?? 0)) * scale, y - (238 - (lower[1] ?? 0)) * scale],
    isVoice: false,
  };
}
