import { Copy } from 'lucide-react';
import { copyText } from '../../portal/second-factor/copy-text.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { everywhere as texts } from './phishing.texts.ts';

type CopiedValueProps = {
  /** What it is, such as “Value”. */
  readonly label: string;
  readonly value: string;
  /** A sentence for people rather than a value for machines. */
  readonly isProse?: boolean;
};

/** Something to be put elsewhere, with a button that copies it. */
export function CopiedValue({ label, value, isProse = false }: CopiedValueProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-box bg-sunken px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-ink-soft text-xs">{label}</p>
        <p className={isProse ? 'wrap-anywhere text-sm' : 'wrap-anywhere font-mono text-sm'}>{value}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        icon={<Copy aria-hidden="true" size={15} />}
        aria-label={say(texts.copyWhat, { what: label })}
        onPress={() => void copyText(value, say(texts.copied))}
      >
        {say(texts.copy)}
      </Button>
    </div>
  );
}
