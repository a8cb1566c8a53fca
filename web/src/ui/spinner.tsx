import { ProgressBar } from 'react-aria-components/ProgressBar';

const sizes = { small: 'size-4', medium: 'size-6', large: 'size-10' } as const;

type SpinnerProps = {
  /** What is being waited for; read out by screen readers. */
  readonly label: string;
  readonly size?: keyof typeof sizes | undefined;
};

/** A turning ring for waits of unknown length. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <ProgressBar aria-label={label} isIndeterminate className="inline-flex">
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`${sizes[size]} animate-spin`}>
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </ProgressBar>
  );
}
