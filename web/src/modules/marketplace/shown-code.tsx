import { Copy } from 'lucide-react';
import { copyText } from '../../portal/second-factor/copy-text.ts';
import { say } from '../../portal/texts/say.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { shownCode as texts } from './marketplace.texts.ts';

/** The organization's own code of an offer, to be copied. */
export function ShownCode({ code }: { readonly code: string }) {
  return (
    <p className="flex min-h-11 min-w-0 items-center gap-2 rounded-box border border-line bg-sunken py-0.5 pe-0.5 ps-4">
      <span className="text-ink-soft text-sm">{say(texts.yourCode)}</span>
      <span className="min-w-0 select-all font-mono font-semibold wrap-anywhere">{code}</span>
      <IconButton
        label={say(texts.copyTheCode)}
        icon={<Copy aria-hidden="true" size={18} />}
        onPress={() => void copyText(code, say(texts.theCodeWasCopied))}
      />
    </p>
  );
}
