import { Copy } from 'lucide-react';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { say } from '../../../portal/texts/say.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { proofWay as texts } from './dialogs.texts.ts';

const LABELS = {
  name: texts.name,
  value: texts.value,
  address: texts.address,
  line: texts.line,
  element: texts.element,
} as const;

type ProofWayProps = {
  readonly title: string;
  readonly who: string;
  readonly values: readonly { readonly part: keyof typeof LABELS; readonly value: string }[];
};

/** One way to show that a website is one's own: who does it, and what to copy. */
export function ProofWay({ title, who, values }: ProofWayProps) {
  return (
    <li className="flex flex-col gap-2 border-line border-t pt-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-ink-soft text-sm">{who}</p>
      <dl className="flex flex-col gap-2">
        {values.map(({ part, value }) => (
          <div key={part} className="flex items-center gap-3 rounded-box bg-sunken px-3 py-2 text-sm">
            <dt className="w-16 shrink-0 text-ink-soft">{say(LABELS[part])}</dt>
            <dd className="flex min-w-0 flex-1 items-center justify-between gap-3">
              <code className="wrap-anywhere">{value}</code>
              <IconButton
                label={say(texts.copy, { part, title })}
                icon={<Copy aria-hidden="true" size={16} />}
                onPress={() => copyText(value, say(texts.copied))}
              />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
