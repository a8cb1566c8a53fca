import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';

const sizes = { small: 'size-4', medium: 'size-6', large: 'size-10' } as const;

type SpinnerProps = {
  /** What is being waited for; read out by screen readers. */
  readonly label: string;
  readonly size?: keyof typeof sizes | undefined;
};

/**
 * A turning ring for waits of unknown length. Not the library's own progress bar: that one brings the formatting of numbers
 * along, which every first visit would pay for.
 */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  // A button that waits names itself after the ring in it.
  const id = useSlottedContext(ProgressBarContext)?.id;
  return (
    <span role="progressbar" id={id} aria-label={label} className="inline-flex">
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`${sizes[size]} animate-spin`}>
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </span>
  );
}
