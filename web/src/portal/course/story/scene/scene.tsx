import { Person } from '../people/person.tsx';
import { Foreground, Place } from '../places/place.tsx';
import { HEIGHT, WIDTH } from '../places/room.tsx';
import { Screen } from '../screens/screen.tsx';
import type { PictureData } from '../story-types.ts';
import { Bubble } from './bubble.tsx';
import { layoutOf } from './layout.ts';
import { Sign } from './sign.tsx';

/** A picture as it is drawn: the place, the people, what a device shows, what is said, and a sign. */
export function Scene({ picture }: { readonly picture: PictureData }) {
  const { place, screen, says, sign } = picture;
  const layout = layoutOf(picture);
  const { camera } = layout;
  // Who stands in the middle is a step farther away.
  const people = layout.people.toSorted((one, other) => one.y - other.y);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="story-scene block h-auto w-full">
      <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.scale})`}>
        <Place place={place} />
        {people.map(({ who, does, mood, holds, x, y, scale, looks }) => (
          <g key={who} transform={`translate(${x} ${y}) scale(${looks === 'left' ? -scale : scale} ${scale})`}>
            <Person who={who} does={does} mood={mood} holds={holds} place={place} />
          </g>
        ))}
        <Foreground place={place} />
      </g>
      {screen !== undefined && layout.screen !== null && (
        <Screen screen={screen} area={layout.screen} hasSign={sign !== undefined} />
      )}
      {sign !== undefined && <Sign kind={sign} place={layout.sign} />}
      {says !== undefined && layout.bubble !== null && <Bubble text={says.text} place={layout.bubble} />}
    </svg>
  );
}
