import type { StoryPose } from '@portal/domain/training/story-words.ts';
import type { Point } from './geometry.ts';

/** How the fingers are: hanging, around a thing, one stretched out, or all of them spread. */
type Fingers = 'rests' | 'grips' | 'points' | 'opens';

/** An arm, by where its hand is from the hips; the elbow is found, or given where the arm comes toward the viewer. */
export type Arm = {
  readonly hand: Point;
  readonly elbow?: Point;
  /** To which side the elbow is found: 1 is toward the back of a raised arm. */
  readonly bend?: 1 | -1;
  readonly fingers: Fingers;
};

/** How somebody is who looks to the right. Feet and hips are from the place on the ground, arms from the hips. */
export type Stance = {
  readonly hips: Point;
  /** Degrees, forward. */
  readonly lean: number;
  readonly nod: number;
  /** How far from the viewer: 0 is facing, 1 is from the side. */
  readonly turn: number;
  readonly nearArm: Arm;
  readonly farArm: Arm;
  readonly nearFoot: Point;
  readonly farFoot: Point;
  /** Which hand has what somebody holds. */
  readonly holding: 'near' | 'far';
  readonly seat: 'none' | 'chair' | 'desk';
};

const HANGS_NEAR: Arm = { hand: [-43, 3], bend: 1, fingers: 'rests' };
const HANGS_FAR: Arm = { hand: [41, 3], bend: -1, fingers: 'rests' };
const IN_FRONT: Arm = { hand: [50, -46], bend: 1, fingers: 'grips' };
const ON_HIP: Arm = { hand: [-30, -14], elbow: [-64, -42], fingers: 'rests' };

const STANDING: Stance = {
  hips: [0, -124],
  lean: 0,
  nod: 0,
  turn: 0.25,
  nearArm: HANGS_NEAR,
  farArm: HANGS_FAR,
  nearFoot: [-17, -8],
  farFoot: [17, -8.5],
  holding: 'far',
  seat: 'none',
};

const SITTING: Stance = {
  ...STANDING,
  hips: [-14, -80],
  turn: 0.6,
  nearArm: { hand: [32, -14], bend: 1, fingers: 'rests' },
  farArm: { hand: [46, -12], bend: 1, fingers: 'rests' },
  nearFoot: [36, -8],
  farFoot: [54, -10],
  seat: 'chair',
};

const STANCES: Readonly<Record<StoryPose, Stance>> = {
  stands: STANDING,
  sits: SITTING,
  types: {
    ...SITTING,
    hips: [-34, -80],
    lean: 4,
    nod: 5,
    turn: 0.8,
    nearArm: { hand: [52, -35], bend: 1, fingers: 'grips' },
    farArm: { hand: [66, -36], bend: 1, fingers: 'grips' },
    nearFoot: [18, -8],
    farFoot: [36, -10],
    seat: 'desk',
  },
  phones: {
    ...STANDING,
    nearArm: { hand: [-23, -113], elbow: [-55, -60], fingers: 'grips' },
    holding: 'near',
  },
  points: {
    ...STANDING,
    turn: 0.4,
    nearArm: ON_HIP,
    farArm: { hand: [96, -118], bend: 1, fingers: 'points' },
    holding: 'near',
  },
  thinks: {
    ...STANDING,
    nod: -4,
    nearArm: { hand: [13, -91], elbow: [-12, -38], fingers: 'rests' },
    farArm: { hand: [34, -2], bend: -1, fingers: 'rests' },
  },
  reads: {
    ...STANDING,
    nod: 9,
    turn: 0.45,
    nearArm: { hand: [22, -36], bend: 1, fingers: 'grips' },
    farArm: { hand: [58, -42], bend: 1, fingers: 'grips' },
  },
  carries: {
    ...STANDING,
    turn: 0.45,
    lean: -3,
    nearArm: { hand: [10, -16], bend: 1, fingers: 'grips' },
    farArm: { hand: [56, -20], bend: 1, fingers: 'grips' },
  },
  waves: {
    ...STANDING,
    farArm: { hand: [72, -142], elbow: [60, -98], fingers: 'opens' },
    holding: 'near',
  },
  walks: {
    ...STANDING,
    hips: [0, -121],
    lean: 4,
    turn: 0.6,
    nearArm: { hand: [-44, -6], bend: 1, fingers: 'rests' },
    farArm: { hand: [46, -20], bend: 1, fingers: 'rests' },
    nearFoot: [38, -9],
    farFoot: [-40, -13],
  },
  shrugs: {
    ...STANDING,
    nod: 2,
    turn: 0.1,
    nearArm: { hand: [-84, -62], elbow: [-54, -42], fingers: 'opens' },
    farArm: { hand: [82, -62], elbow: [52, -42], fingers: 'opens' },
    holding: 'near',
  },
  'shakes-hands': {
    ...STANDING,
    turn: 0.5,
    lean: 3,
    farArm: { hand: [84, -50], bend: 1, fingers: 'grips' },
    holding: 'near',
  },
};

/** Types on a phone, for which nobody needs a desk. */
const TEXTING: Stance = {
  ...STANCES.reads,
  nod: 8,
  nearArm: { hand: [26, -44], bend: 1, fingers: 'grips' },
  farArm: { hand: [46, -44], bend: 1, fingers: 'grips' },
};

const NEAR_IN_FRONT: Arm = { hand: [6, -36], bend: 1, fingers: 'grips' };
const DOWN_NEAR: Arm = { ...HANGS_NEAR, fingers: 'grips' };

/** How somebody is who does this, with or without a thing in the hand. */
export function stanceOf(pose: StoryPose, thing: string | undefined): Stance {
  if (pose === 'types' && thing === 'phone') return TEXTING;
  const stance = STANCES[pose];
  if (thing === undefined || pose === 'reads' || pose === 'phones') return stance;
  if (thing === 'bag') return { ...stance, nearArm: pose === 'types' ? stance.nearArm : DOWN_NEAR, holding: 'near' };
  if (pose === 'carries') return stance;
  if (pose === 'types') return { ...stance, farArm: { hand: [58, -70], bend: 1, fingers: 'grips' } };
  if (stance.holding === 'far') return { ...stance, farArm: IN_FRONT };
  if (pose === 'shrugs') return { ...stance, nearArm: { ...stance.nearArm, fingers: 'grips' } };
  return { ...stance, nearArm: NEAR_IN_FRONT };
}
