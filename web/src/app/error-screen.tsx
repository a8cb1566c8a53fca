import { useBrand } from '../portal/brand/use-brand.ts';
import { say } from '../portal/texts/say.ts';
import { Button } from '../ui/button.tsx';
import { errorScreen as texts } from './app.texts.ts';

type ErrorScreenProps = {
  readonly onContinue: () => void;
  readonly continueLabel?: string;
};

/** What is left to show when nothing else can be (spec part 1, section 2). */
export function ErrorScreen({ onContinue, continueLabel = say(texts.continue) }: ErrorScreenProps) {
  const { supportEmail } = useBrand();
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-center justify-center gap-4 px-6 text-center">
      <h1 className="font-semibold text-3xl tracking-tight">{say(texts.oopsSomethingWentWrong)}</h1>
      <p className="text-ink-soft">
        {say.parts(texts.nothingYouSavedIs, {
          supportEmail,
          link: (words) => (
            <a key="link" className="font-medium text-accent-ink underline" href={`mailto:${supportEmail}`}>
              {words}
            </a>
          ),
        })}
      </p>
      <Button size="large" onPress={onContinue}>
        {continueLabel}
      </Button>
    </main>
  );
}
