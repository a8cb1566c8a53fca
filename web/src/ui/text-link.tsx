import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { joinClasses } from './join-classes.ts';

type TextLinkProps = Omit<LinkProps, 'className' | 'style' | 'render' | 'children'> & {
  readonly children: ReactNode;
  /** Stands alone, outside of running text: no underline until it is pointed at. */
  readonly isStandalone?: boolean | undefined;
};

/** A link in text. With `onPress` and no `href` it is announced as a link that acts on the spot. */
export function TextLink({ children, isStandalone = false, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={joinClasses(
        'cursor-pointer rounded-inner font-medium text-accent-ink underline-offset-4 hover:underline disabled:cursor-not-allowed disabled:text-ink-faint',
        isStandalone ? 'no-underline' : 'underline decoration-accent-mid',
      )}
    >
      {children}
    </Link>
  );
}
