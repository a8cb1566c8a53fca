import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type LinkButtonProps = Omit<LinkProps, 'className' | 'style' | 'render' | 'children'> &
  ButtonLook & { readonly children: ReactNode; readonly icon?: ReactNode };

/** A link (`href`) that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({ children, icon, variant, size, isFullWidth, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonStyle({ variant, size, isFullWidth })}>
      {icon}
      {children}
    </Link>
  );
}
