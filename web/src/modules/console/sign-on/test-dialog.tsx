import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { testDialog as texts } from './sign-on.texts.ts';

/** How often the console looks whether the test has passed, while somebody is at it. */
const LOOKS_EVERY_MS = 3000;

type TestDialogProps = {
  readonly brandId: string;
  /** Where the test begins: at the brand's own host, in another tab. */
  readonly url: string;
  /** When the last test passed before this one. */
  readonly before: string | null;
  readonly onClose: () => void;
};

/** The link to a test sign-in, and what came of it. */
export function TestDialog({ brandId, url, before, onClose }: TestDialogProps) {
  const { data } = useCallQuery(
    'readBrandSignOn',
    { brandId },
    { refetchInterval: LOOKS_EVERY_MS, refetchIntervalInBackground: true },
  );
  const state = data?.data;
  const hasPassed = state !== undefined && state.testedAt !== null && state.testedAt !== before;
  return (
    <Dialog
      title={say(texts.title)}
      size="small"
      isFullScreenOnPhone={false}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant={hasPassed ? 'primary' : 'secondary'} onPress={onClose}>
          {say(texts.close)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{say(texts.whatToDo)}</p>
        {!hasPassed && (
          <div>
            <LinkButton href={url} target="_blank" rel="noopener">
              {say(texts.open)}
            </LinkButton>
          </div>
        )}
        <div role="status">
          {hasPassed ? (
            <Banner kind="success">{say(texts.passed, { email: state.testedAs })}</Banner>
          ) : (
            <p className="text-ink-soft">{say(texts.waiting)}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
