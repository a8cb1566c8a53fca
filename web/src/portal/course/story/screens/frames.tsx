import type { StoryScreen } from '@portal/domain/training/story-words.ts';
import { SCREEN_ICONS } from './icons.tsx';
import type { ScreenLook } from './looks.ts';

type FrameProps = {
  readonly look: ScreenLook;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A window, a sheet or a phone, with a shadow that lifts it off the picture. */
export function DeviceFrame({ look, x, y, width, height }: FrameProps) {
  const box = { x, y, width, height };
  const shadow = <rect {...box} y={y + 7} rx="20" fill="#10131f" opacity=".2" />;
  if (look.frame === 'phone') {
    return (
      <>
        {shadow}
        <rect {...box} rx="30" fill="var(--story-dark-deep)" />
        <rect x={x + 8} y={y + 8} width={width - 16} height={height - 16} rx="23" fill="var(--story-paper)" />
        <rect x={x + width / 2 - 30} y={y + 8} width="60" height="12" rx="6" fill="var(--story-dark-deep)" />
      </>
    );
  }
  if (look.frame === 'paper') {
    const fold = 30;
    return (
      <>
        {shadow}
        <path d={`M${x} ${y}h${width - fold}l${fold} ${fold}v${height - fold}h-${width}z`} fill="var(--story-paper)" />
        <path d={`M${x + width - fold} ${y}v${fold}h${fold}z`} fill="var(--story-gray)" />
      </>
    );
  }
  return (
    <>
      {shadow}
      <rect {...box} rx="14" fill="var(--story-paper)" stroke="var(--story-wall-line)" strokeWidth="2" />
    </>
  );
}

/** What stands above the title. */
export function DeviceHead({ look, kind, x, y, width }: Omit<FrameProps, 'height'> & { readonly kind: StoryScreen }) {
  const middle = x + width / 2;
  switch (look.head) {
    case 'band':
      return look.frame === 'phone' ? null : (
        <>
          <path d={`M${x} ${y + 34}v-20q0-14 14-14h${width - 28}q14 0 14 14v20z`} fill="var(--story-brand)" />
          <g transform={`translate(${x + 25} ${y + 17}) scale(.9)`} color="#fff">
            {SCREEN_ICONS[kind]}
          </g>
          <path
            d={`M${x + width - 58} ${y + 17}v.1M${x + width - 40} ${y + 17}v.1M${x + width - 22} ${y + 17}v.1`}
            stroke="#fff"
            strokeOpacity=".75"
            strokeWidth="8"
            strokeLinecap="round"
          />
        </>
      );
    case 'address':
      return (
        <>
          <path d={`M${x} ${y + 38}v-24q0-14 14-14h${width - 28}q14 0 14 14v24z`} fill="var(--story-gray)" />
          <path
            d={`M${x + 20} ${y + 19}v.1M${x + 36} ${y + 19}v.1M${x + 52} ${y + 19}v.1`}
            stroke="var(--story-gray-deep)"
            strokeWidth="9"
            strokeLinecap="round"
          />
          <rect x={x + 70} y={y + 8} width={width - 88} height="22" rx="11" fill="var(--story-paper)" />
          <path
            d={`M${x + 84} ${y + 19}h${(width - 120) * 0.6}`}
            stroke="var(--story-gray-deep)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </>
      );
    case 'rings':
      return (
        <>
          <path d={`M${x} ${y + 30}v-16q0-14 14-14h${width - 28}q14 0 14 14v16z`} fill="var(--story-pot)" />
          <path
            d={`M${x + 60} ${y - 8}v20M${x + width - 60} ${y - 8}v20`}
            stroke="var(--story-dark)"
            strokeWidth="7"
            strokeLinecap="round"
          />
        </>
      );
    case 'icon':
      return (
        <g transform={`translate(${middle} ${y + 46})`}>
          <g className={kind === 'call' ? 'story-rings' : undefined}>
            <circle r="28" fill={kind === 'alert' ? 'var(--story-danger-soft)' : 'var(--story-glass-soft)'} />
            <g transform="scale(1.35)" color={kind === 'alert' ? 'var(--story-danger)' : 'var(--story-brand)'}>
              {kind === 'call' ? CALLER : SCREEN_ICONS[kind]}
            </g>
          </g>
        </g>
      );
    case 'none':
      return null;
  }
}

/** A person whom nobody sees. */
const CALLER = <path d="M0-11a6.5 6.5 0 0 1 0 13 6.5 6.5 0 0 1 0-13zM-12 13q1-10 12-10t12 10z" fill="currentColor" />;

/** What can be pressed, without words: the pictures have the same in every language. */
export function DeviceButtons({
  buttons,
  x,
  y,
  width,
}: Omit<FrameProps, 'height' | 'look'> & { readonly buttons: ScreenLook['buttons'] }) {
  const half = width / 2;
  switch (buttons) {
    case 'one':
      return (
        <>
          <rect x={x} y={y} width={width} height="36" rx="9" fill="var(--story-brand)" />
          <path d={`M${x + half - 34} ${y + 18}h68`} stroke="#fff" strokeWidth="6" strokeLinecap="round" />
        </>
      );
    case 'two':
      return (
        <>
          <rect
            x={x + 1}
            y={y}
            width={half - 8}
            height="36"
            rx="9"
            fill="none"
            stroke="var(--story-gray-deep)"
            strokeWidth="2"
          />
          <path
            d={`M${x + half / 2 - 22} ${y + 18}h36`}
            stroke="var(--story-gray-deep)"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <rect x={x + half + 7} y={y} width={half - 8} height="36" rx="9" fill="var(--story-brand)" />
          <path d={`M${x + half * 1.5 - 16} ${y + 18}h40`} stroke="#fff" strokeWidth="6" strokeLinecap="round" />
        </>
      );
    case 'call':
      return (
        <>
          {[
            { cx: x + half - 52, color: 'var(--story-danger)', turn: 135 },
            { cx: x + half + 52, color: 'var(--story-good)', turn: 0 },
          ].map(({ cx, color, turn }) => (
            <g key={turn} transform={`translate(${cx} ${y + 26})`} color="#fff">
              <circle r="26" fill={color} />
              <g transform={`rotate(${turn})`}>{SCREEN_ICONS.call}</g>
            </g>
          ))}
        </>
      );
    case 'none':
      return null;
  }
}

/** How much the buttons need. */
export const BUTTON_HEIGHT: Readonly<Record<ScreenLook['buttons'], number>> = { none: 0, one: 50, two: 50, call: 70 };
