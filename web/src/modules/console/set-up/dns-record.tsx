import { Copy } from 'lucide-react';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { say } from '../../../portal/texts/say.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { setUpRecord as texts } from './set-up.texts.ts';
import type { ShownLine } from './set-up-types.ts';

/** A record to add to a domain, each part ready to be copied. */
export function DnsRecord({ record: { type, name, value } }: { readonly record: ShownLine['records'][number] }) {
  return (
    <dl
      aria-label={say(texts.label)}
      className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-box bg-sunken px-3 py-1.5 text-sm"
    >
      <Part label={say(texts.type)} text={type} />
      <Part label={say(texts.name)} text={name} copy={say(texts.copyName, { text: name })} />
      <Part label={say(texts.value)} text={value} copy={say(texts.copyValue, { text: value })} />
    </dl>
  );
}

function Part({ label, text, copy }: { readonly label: string; readonly text: string; readonly copy?: string }) {
  return (
    <div className="col-span-3 grid min-h-9 grid-cols-subgrid items-center">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={copy === undefined ? 'col-span-2' : 'contents'}>
        <code className="wrap-anywhere">{text}</code>
        {copy !== undefined && (
          <IconButton
            label={copy}
            size="small"
            icon={<Copy aria-hidden="true" size={16} />}
            onPress={() => copyText(text, say(texts.copied))}
          />
        )}
      </dd>
    </div>
  );
}
