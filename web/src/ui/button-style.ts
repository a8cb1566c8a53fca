import { joinClasses } from './join-classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  // Where the device brings colors of its own, the border is all that is left of a button.
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-hover pressed:bg-accent-pressed',
  secondary: 'border border-line-strong/60 bg-surface text-ink hover:bg-sunken pressed:bg-line',
  soft: 'border border-transparent bg-accent-soft text-accent-ink hover:bg-accent-line/60 pressed:bg-accent-line',
  quiet: 'border border-transparent text-ink-soft hover:bg-sunken hover:text-ink pressed:bg-line',
  danger: 'border border-transparent bg-danger text-white hover:bg-danger-hover pressed:bg-danger-pressed',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 gap-1.5 px-3 py-1 text-sm',
  medium: 'min-h-10 gap-2 px-4 py-2 text-sm',
  large: 'min-h-12 gap-2 px-6 py-2.5 text-base',
};

const squareSizes: Record<ButtonSize, string> = { small: 'size-8', medium: 'size-10', large: 'size-12' };

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Takes the whole width of its parent. */
  readonly isFullWidth?: boolean | undefined;
};

/** Classes that a button and a link that looks like a button have in common. */
export function buttonStyle(look: ButtonLook, isSquare = false): string {
  const size = look.size ?? 'medium';
  return joinClasses(
    'relative inline-flex shrink-0 cursor-pointer select-none items-center justify-center rounded-box font-semibold',
    'text-center no-underline transition-colors [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint',
    variants[look.variant ?? 'primary'],
    isSquare ? squareSizes[size] : sizes[size],
    look.isFullWidth && 'w-full',
  );
}
