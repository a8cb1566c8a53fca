import { Copy } from 'lucide-react';
import { copyText } from '../../portal/second-factor/copy-text.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { copyLink as texts } from './handovers.texts.ts';

type CopyLinkProps = { readonly link: string; readonly name: string };

/** A new link, which nobody can show a second time. */
export function CopyLink({ link, name }: CopyLinkProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{say(texts.sendThisLinkTo, { name })}</p>
      <p className="wrap-anywhere rounded-box bg-sunken px-4 py-3 font-mono text-sm">{link}</p>
      <p>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" size={17} />}
          onPress={() => void copyText(link, say(texts.theLinkWasCopied))}
        >
          {say(texts.copyTheLink)}
        </Button>
      </p>
    </div>
  );
}
