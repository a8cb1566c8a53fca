import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, OverlayArrow, TooltipTrigger } from 'react-aria-components/Tooltip';

const showAfterMs = 150;
const hideAfterMs = 300;

type TooltipProps = {
  readonly text: ReactNode;
  /** A kit button or link; wrap any other focusable element in React Aria's `Focusable`. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  readonly isDisabled?: boolean | undefined;
};

/** A short hint on hover and focus: appears after 150 ms, leaves after 300 ms (spec part 1, section 13). */
export function Tooltip({ text, children, placement = 'top', isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={showAfterMs} closeDelay={hideAfterMs} isDisabled={isDisabled}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={8}
        className="fade-overlay max-w-72 rounded-inner bg-ink px-2.5 py-1.5 text-center font-medium text-canvas text-sm"
      >
        <OverlayArrow className="group">
          <svg
            width="10"
            height="5"
            viewBox="0 0 10 5"
            aria-hidden="true"
            className="block fill-ink group-placement-bottom:rotate-180 group-placement-left:-rotate-90 group-placement-right:rotate-90"
          >
            <path d="M0 0h10L5 5z" />
          </svg>
        </OverlayArrow>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
