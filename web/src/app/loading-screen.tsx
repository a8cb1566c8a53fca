import { useBrand } from '../portal/brand/use-brand.ts';
import { say } from '../portal/texts/say.ts';
import { Spinner } from '../ui/states/spinner.tsx';
import { loadingScreen as texts } from './app.texts.ts';

type LoadingScreenProps = { readonly waitingFor: 'session' | 'profile' };

/** The whole page while it is not known who is here or what they may see (spec part 1, section 2). */
export function LoadingScreen({ waitingFor }: LoadingScreenProps) {
  const { brandNameShort } = useBrand();
  const text = waitingFor === 'session' ? say(texts.loading, { brandNameShort }) : say(texts.pleaseWaitAMoment);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 px-6 text-center">
      <span className="text-accent-ink">
        <Spinner label={text} size="large" />
      </span>
      {/* As high as the longer text and with a new text each time, so that nothing on the page moves. */}
      <p role="status" className="min-h-12 w-full text-ink-soft">
        <span key={text}>{text}</span>
      </p>
    </main>
  );
}
