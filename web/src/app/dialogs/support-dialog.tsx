import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { supportDialog as texts } from './dialogs.texts.ts';

type SupportDialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Says how to reach the provider's support (spec part 1, section 2). */
export default function SupportDialog({ isOpen, onOpenChange }: SupportDialogProps) {
  const { supportEmail, brandNameShort } = useBrand();
  return (
    <Dialog
      title={say(texts.title)}
      size="small"
      isFullScreenOnPhone={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={<Button onPress={() => onOpenChange(false)}>{say(texts.gotIt)}</Button>}
    >
      <div className="flex flex-col gap-3 text-ink-soft">
        <p>
          {say.parts(texts.brandNameShortSupportCanBe, {
            brandNameShort,
            supportEmail,
            link: (words) => (
              <a key="link" className="font-medium text-accent-ink underline" href={`mailto:${supportEmail}`}>
                {words}
              </a>
            ),
          })}
        </p>
        <p>{say(texts.tellUsWhatYou)}</p>
      </div>
    </Dialog>
  );
}
