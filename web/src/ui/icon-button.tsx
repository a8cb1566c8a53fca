import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Tooltip } from './overlays/tooltip.tsx';

export type IconButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'render' | 'children' | 'aria-label'> & {
  /** The button's name: read out, and shown as its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly hasTooltip?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** A square button with an icon instead of a text. */
export function IconButton({ label, icon, variant = 'quiet', size, hasTooltip = true, ...rest }: IconButtonProps) {
  const button = (
    <AriaButton {...rest} aria-label={label} className={buttonStyle({ variant, size }, true)}>
      {icon}
    </AriaButton>
  );
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
