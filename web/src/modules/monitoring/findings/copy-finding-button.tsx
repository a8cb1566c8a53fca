import { ClipboardCheck, ClipboardCopy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { copyFindingButton as texts } from './findings.texts.ts';

const doneShownMs = 2500;

/** Copies a finding's text, to be mailed or pasted into a ticket. */
export function CopyFindingButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), doneShownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      showToast({ kind: 'danger', text: say(texts.yourBrowserDidNot) });
    }
  };
  const Icon = isCopied ? ClipboardCheck : ClipboardCopy;
  return (
    <>
      <Button variant="soft" size="small" icon={<Icon aria-hidden="true" size={16} />} onPress={copy}>
        {isCopied ? say(texts.copied) : say(texts.copyForYourWeb)}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? say(texts.theFindingWasCopied) : ''}
      </span>
    </>
  );
}
