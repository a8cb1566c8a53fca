import type { StoryMood } from '@portal/domain/training/story-words.ts';

const INK = '#2a2230';

/** Brows by mood: the one at the back, then the one in front. */
const BROWS: Readonly<Record<StoryMood, string>> = {
  calm: 'M-9-11q5-4 10-2M13-13q5-2 9 2',
  happy: 'M-10-12q6-6 11-3M13-15q6-3 10 3',
  worried: 'M-10-9q5-5 11-7M13-16q5 3 10 7',
  surprised: 'M-10-17q6-5 11-3M13-20q6-2 10 3',
  annoyed: 'M-10-14q6 1 11 5M13-9q5-4 10-5',
  tired: 'M-10-9q5-4 10-3M13-12q5 0 9 3',
  proud: 'M-10-14q6-5 11-3M13-17q6-2 10 3',
};

/** How somebody feels, by brows, eyes and mouth alone. */
export function Face({
  mood,
  skin,
  brows,
  lips,
  hasCheeks,
}: {
  readonly mood: StoryMood;
  readonly skin: readonly [string, string];
  readonly brows: string;
  readonly lips: string;
  /** A beard hides them. */
  readonly hasCheeks: boolean;
}) {
  return (
    <>
      {hasCheeks && mood !== 'tired' && mood !== 'worried' && (
        <g fill="#e0625a" opacity=".22">
          <ellipse cx="-9" cy="12" rx="6.5" ry="4" />
          <ellipse cx="22" cy="11" rx="5" ry="4" />
        </g>
      )}
      <path d="M11 1q5 6 1 8-3 1-5 0" fill="none" stroke={skin[1]} strokeWidth="2.6" strokeLinecap="round" />
      <path d={BROWS[mood]} fill="none" stroke={brows} strokeWidth="3" strokeLinecap="round" />
      <Eyes mood={mood} skin={skin} />
      <Mouth mood={mood} lips={lips} />
    </>
  );
}

function Eyes({ mood, skin }: { readonly mood: StoryMood; readonly skin: readonly [string, string] }) {
  if (mood === 'proud')
    return <path d="M-8 0q4-5 9 0M13 0q4-5 8 0" fill="none" stroke={INK} strokeWidth="2.8" strokeLinecap="round" />;
  const isWide = mood === 'surprised';
  return (
    <>
      {isWide && (
        <g fill="#fff">
          <ellipse cx="-3" cy="-2" rx="6.5" ry="7.5" />
          <ellipse cx="18" cy="-2" rx="5.5" ry="7.5" />
        </g>
      )}
      <g className="story-blink" fill={INK}>
        <ellipse cx="-3" cy="-1" rx="3.1" ry="4" />
        <ellipse cx="18" cy="-1" rx="2.8" ry="4" />
      </g>
      {mood === 'tired' && (
        <>
          <path d="M-8-7h11v5h-11zM13-7h10v5h-10z" fill={skin[0]} />
          <path
            d="M-8-2h10M14-2h8M-7 7q4 3 8 0M14 7q4 2 7-1"
            fill="none"
            stroke={skin[1]}
            strokeWidth="2"
            strokeLinecap="round"
          />
        </>
      )}
    </>
  );
}

function Mouth({ mood, lips }: { readonly mood: StoryMood; readonly lips: string }) {
  const line = { fill: 'none', stroke: lips, strokeWidth: 2.6, strokeLinecap: 'round' } as const;
  switch (mood) {
    case 'happy':
      return (
        <>
          <path d="M-3 16q11 3 21-2-1 12-10 12T-3 16Z" fill="#7d2f35" />
          <path d="M-3 16q11 3 21-2l-1 4q-10 4-19 1z" fill="#fff" />
        </>
      );
    case 'surprised':
      return <ellipse cx="9" cy="20" rx="4.5" ry="6" fill="#7d2f35" />;
    case 'worried':
      return <path d="M0 21q4-4 8-1t8-2" {...line} />;
    case 'annoyed':
      return <path d="M0 21q7-5 15-2" {...line} />;
    case 'tired':
      return <path d="M2 20q6-2 11 0" {...line} />;
    case 'proud':
      return <path d="M-2 17q9 9 18-2" {...line} />;
    case 'calm':
      return <path d="M0 18q8 5 14-1" {...line} />;
  }
}
