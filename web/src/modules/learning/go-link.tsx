import type { MouseEvent, ReactNode } from 'react';
import { useAddressBar } from '../../portal/address-bar.ts';
import { type ButtonLook, buttonStyle } from '../../ui/button-style.ts';

type GoLinkProps = {
  readonly href: string;
  readonly children: ReactNode;
  /** Looks like a button. */
  readonly button?: ButtonLook | undefined;
  readonly className?: string | undefined;
};

const TEXT_LINK = 'rounded-inner font-medium text-accent-ink underline-offset-4 hover:underline';

/** A link to another of these pages: followed within the page, unless a new tab or window is asked for. */
export function GoLink({ href, children, button, className = TEXT_LINK }: GoLinkProps) {
  const { push } = useAddressBar();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    push(href);
  };
  return (
    <a href={href} onClick={follow} className={button === undefined ? className : buttonStyle(button)}>
      {children}
    </a>
  );
}
