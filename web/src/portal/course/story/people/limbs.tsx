import type { StoryThing } from '@portal/domain/training/story-words.ts';
import type { ReactNode } from 'react';
import { Thing } from '../things/thing.tsx';
import { angleOf, between, limb, type Point, reach } from './geometry.ts';
import type { Look } from './looks.ts';
import type { Arm } from './poses.ts';

const BONES = { arm: [46, 43], leg: [57, 58] } as const;

type ArmProps = {
  readonly shoulder: Point;
  readonly arm: Arm;
  readonly look: Look;
  /** The arm at the back is in the shade. */
  readonly isFar: boolean;
  readonly thing?: StoryThing | undefined;
  readonly thingAngle?: number;
  readonly moves?: boolean;
};

/** An arm with its sleeve, its hand, and what the hand holds: the fingers lie around it. */
export function ArmWithHand({ shoulder, arm, look, isFar, thing, thingAngle = 0, moves = false }: ArmProps) {
  const found = reach(shoulder, arm.hand, BONES.arm, arm.bend ?? 1);
  const elbow = arm.elbow ?? found.joint;
  const end = arm.elbow === undefined ? found.end : arm.hand;
  const skin = look.skin[isFar ? 1 : 0];
  const sleeve = look.top[isFar ? 1 : 0];
  const wrist = between(elbow, end, 0.86);
  const cuff = look.sleeves === 'long' ? wrist : between(elbow, end, look.sleeves === 'rolled' ? 0.12 : -0.4);
  const [sx, sy] = shoulder;
  const width = look.build[0] / 34;
  return (
    <g className={moves ? (isFar ? 'story-types-far' : 'story-types') : undefined}>
      <path d={limb([sx, sy, 10 * width], [...elbow, 8.5 * width], [...wrist, 6.5 * width], [...end, 6])} fill={skin} />
      {look.sleeves === 'short' ? (
        <path d={limb([sx, sy, 13 * width], [...between(shoulder, elbow, 0.72), 11.5 * width])} fill={sleeve} />
      ) : (
        <path d={limb([sx, sy, 13 * width], [...elbow, 10.5 * width], [...cuff, 9 * width])} fill={sleeve} />
      )}
      <Hand at={end} angle={angleOf(elbow, end)} fingers={arm.fingers} color={skin} shade={look.skin[1]}>
        {thing !== undefined && (
          <g transform={`translate(${end[0].toFixed(1)} ${end[1].toFixed(1)}) rotate(${thingAngle})`}>
            <Thing kind={thing} />
          </g>
        )}
      </Hand>
    </g>
  );
}

type HandProps = {
  readonly at: Point;
  readonly angle: number;
  readonly fingers: Arm['fingers'];
  readonly color: string;
  readonly shade: string;
  readonly children?: ReactNode;
};

function Hand({ at: [x, y], angle, fingers, color, shade, children }: HandProps) {
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)})`;
  return (
    <>
      <g transform={place}>
        <ellipse cx="3" cy="0" rx="9.5" ry="8" fill={color} />
        {fingers === 'points' && (
          <>
            <path d={limb([6, -4, 3.8], [23, -5, 3.2])} fill={color} />
            <path d="M5 1h7M4 5h6" stroke={shade} strokeWidth="1.6" strokeLinecap="round" />
          </>
        )}
        {fingers === 'opens' && (
          <path
            d={
              limb([4, -5, 3.5], [17, -9, 2.9]) +
              limb([6, -2, 3.6], [20, -3, 3]) +
              limb([6, 2, 3.6], [19, 3, 2.9]) +
              limb([4, 5, 3.4], [15, 8, 2.6]) +
              limb([-2, -5, 3.4], [4, -14, 2.9])
            }
            fill={color}
          />
        )}
        {fingers === 'rests' && (
          <path d={limb([5, 0, 6.5], [12, 1, 4.5]) + limb([0, -4, 3.6], [8, -8, 2.8])} fill={color} />
        )}
      </g>
      {children}
      {fingers === 'grips' && (
        <g transform={place}>
          <path d={limb([2, 1, 6.5], [9, 2, 5])} fill={color} />
          <path d="M4-2h8M4 2h8" stroke={shade} strokeWidth="1.5" strokeLinecap="round" />
        </g>
      )}
    </>
  );
}

type LegProps = { readonly hip: Point; readonly foot: Point; readonly look: Look; readonly isFar: boolean };

/** A leg with its shoe; people look to the right, and so do their knees and shoes. */
export function Leg({ hip, foot, look, isFar }: LegProps) {
  const { joint, end } = reach(hip, foot, BONES.leg, -1);
  const [x, y] = end;
  return (
    <>
      <path d={limb([...hip, 16], [...joint, 12.5], [x, y - 2, 9])} fill={look.legs[isFar ? 1 : 0]} />
      <path
        d={`M${(x - 11).toFixed(1)} ${(y - 5).toFixed(1)}q10 5 20 0 4 3 9 5 9 2 9 9 0 2-3 2h-33q-4-7-2-16z`}
        fill={look.shoes}
      />
      {isFar && (
        <path
          d={`M${(x - 11).toFixed(1)} ${(y - 5).toFixed(1)}q10 5 20 0 4 3 9 5 9 2 9 9 0 2-3 2h-33q-4-7-2-16z`}
          fill="#10131f"
          opacity=".14"
        />
      )}
    </>
  );
}
