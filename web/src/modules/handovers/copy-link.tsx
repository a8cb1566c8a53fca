import { Copy } from 'lucide-react';
import { copyText } from '../../portal/second-factor/copy-text.ts';
import { Button } from '../../ui/button.tsx';

type CopyLinkProps = { readonly link: string; readonly name: string };

/** A new link, which nobody can show a second time. */
export function CopyLink({ link, name }: CopyLinkProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">
        Send this link to {name} yourself. It is shown only once. You can make a new one at any time, and the earlier
        one then stops working.
      </p>
      <p className="wrap-anywhere rounded-box bg-sunken px-4 py-3 font-mono text-sm">{link}</p>
      <p>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" size={17} />}
          onPress={() => void copyText(link, 'The link was copied.')}
        >
          Copy the link
        </Button>
      </p>
    </div>
  );
}
