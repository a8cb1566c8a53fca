import type { StoryMood, StoryPerson, StoryPlace, StoryPose, StoryThing } from '@portal/domain/training/story-words.ts';
import { chairOf, deskOf } from '../places/seats.tsx';
import { Thing } from '../things/thing.tsx';
import { Torso } from './clothes.tsx';
import type { Point } from './geometry.ts';
import { Head } from './head.tsx';
import { ArmWithHand, Leg } from './limbs.tsx';
import { lookOf } from './looks.ts';
import { type Stance, stanceOf } from './poses.ts';

type PersonProps = {
  readonly who: StoryPerson;
  readonly does: StoryPose;
  readonly mood: StoryMood;
  readonly holds?: StoryThing | undefined;
  /** Where: each place has chairs and desks of its own. */
  readonly place?: StoryPlace;
};

/** What is in the hands of who does this, whatever else the picture says. */
const BROUGHT: Readonly<Partial<Record<StoryPose, StoryThing>>> = {
  phones: 'phone',
  reads: 'paper',
  carries: 'package',
};

/** Who types at a desk has the computer there. */
function thingOf(does: StoryPose, holds: StoryThing | undefined): StoryThing | undefined {
  if (does === 'phones') return 'phone';
  return does === 'types' && holds === 'laptop' ? undefined : (holds ?? BROUGHT[does]);
}

/** Somebody of the cast who looks to the right; the ground under the feet is at 0, 0. */
export function Person({ who, does, mood, holds, place = 'nowhere' }: PersonProps) {
  const look = lookOf(who);
  const thing = thingOf(does, holds);
  const stance = stanceOf(does, thing);
  const { hips, nearFoot, farFoot, turn, seat } = stance;
  const apart = 11 - 5 * turn;
  return (
    <g transform={`scale(${look.height})`}>
      <ellipse
        cx={seat === 'none' ? 4 : 24}
        cy="2"
        rx={seat === 'none' ? 52 : 76}
        ry="9"
        fill="#10131f"
        opacity=".13"
      />
      {seat !== 'none' && chairOf(place, hips[0])}
      <Leg hip={[hips[0] + apart, hips[1] + 2]} foot={farFoot} look={look} isFar />
      <Leg hip={[hips[0] - apart, hips[1] + 2]} foot={nearFoot} look={look} isFar={false} />
      <g transform={`translate(${hips[0]} ${hips[1]}) rotate(${stance.lean})`}>
        <UpperBody who={who} mood={mood} stance={stance} thing={thing} does={does} place={place} />
      </g>
    </g>
  );
}

type UpperBodyProps = {
  readonly who: StoryPerson;
  readonly mood: StoryMood;
  readonly stance: Stance;
  readonly thing: StoryThing | undefined;
  readonly does: StoryPose;
  readonly place: StoryPlace;
};

function UpperBody({ who, mood, stance, thing, does, place }: UpperBodyProps) {
  const look = lookOf(who);
  const { hips, lean, turn, nod, nearArm, farArm, holding, seat } = stance;
  const wide = look.build[0];
  const near: Point = [-(wide - 6) * (1 - 0.55 * turn), -82];
  const far: Point = [(wide - 7) * (1 - 0.5 * turn), -82];
  const inBoth = does === 'carries' || does === 'reads' || (does === 'types' && thing === 'phone');
  const isTyping = does === 'types';
  const angle = thing === 'phone' && does === 'phones' ? 14 : 0;
  return (
    <>
      <ArmWithHand
        shoulder={far}
        arm={farArm}
        look={look}
        isFar
        thing={holding === 'far' && !inBoth ? thing : undefined}
        moves={isTyping && thing === undefined}
      />
      <Torso who={who} look={look} turn={turn} isSitting={seat !== 'none'} />
      <g transform={`translate(4 -129) rotate(${nod})`}>
        <Head who={who} mood={mood} />
      </g>
      {seat === 'desk' && <g transform={`rotate(${-lean}) translate(${-hips[0]} ${-hips[1]})`}>{deskOf(place)}</g>}
      {inBoth && thing !== undefined && <InBothHands nearArm={nearArm.hand} farArm={farArm.hand} thing={thing} />}
      <ArmWithHand
        shoulder={near}
        arm={nearArm}
        look={look}
        isFar={false}
        thing={holding === 'near' && !inBoth ? thing : undefined}
        thingAngle={angle}
        moves={isTyping}
      />
    </>
  );
}

/** What needs both hands, between them. */
function InBothHands({
  nearArm,
  farArm,
  thing,
}: {
  readonly nearArm: Point;
  readonly farArm: Point;
  readonly thing: StoryThing;
}) {
  const x = (nearArm[0] + farArm[0]) / 2;
  const y = (nearArm[1] + farArm[1]) / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Thing kind={thing} />
    </g>
  );
}
