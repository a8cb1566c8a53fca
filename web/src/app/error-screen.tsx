import { useBrand } from '../portal/brand/use-brand.ts';
import { Button } from '../ui/button.tsx';

type ErrorScreenProps = {
  readonly onContinue: () => void;
  readonly continueLabel?: string;
};

/** What is left to show when nothing else can be (spec part 1, section 2). */
export function ErrorScreen({ onContinue, continueLabel = 'Continue' }: ErrorScreenProps) {
  const { supportEmail } = useBrand();
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-center justify-center gap-4 px-6 text-center">
      <h1 className="font-semibold text-3xl tracking-tight">oops, something went wrong.</h1>
      <p className="text-ink-soft">
        Nothing you saved is lost. Please try again. If this problem persists, contact{' '}
        <a className="font-medium text-accent-ink underline" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </p>
      <Button size="large" onPress={onContinue}>
        {continueLabel}
      </Button>
    </main>
  );
}
