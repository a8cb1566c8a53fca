import { say } from '../../portal/texts/say.ts';
import { Button } from '../button.tsx';
import { Banner } from './banner.tsx';
import { loadFailed as texts } from './states.texts.ts';

type LoadFailedProps = { readonly what: string; readonly onRetry: () => unknown };

/** Says that something could not be read, and offers to try again. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <Banner
      kind="danger"
      title={say(texts.whatCouldNotBe, { what })}
      isAlert
      action={
        <Button variant="secondary" size="small" onPress={() => onRetry()}>
          {say(texts.tryAgain)}
        </Button>
      }
    >
      {say(texts.nothingIsLostTry)}
    </Banner>
  );
}
