import { Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { copyText } from '../../second-factor/copy-text.ts';
import { say } from '../../texts/say.ts';
import { callsPanel as texts } from './calls.texts.ts';
import { curlOf, type Operation } from './operation.ts';
import { TryOut } from './try-out.tsx';

type CallItemProps = { readonly operation: Operation; readonly address: string; readonly token: string };

/** One call: what it does, what it needs, how it is made, and a try. */
export function CallItem({ operation, address, token }: CallItemProps) {
  const headingId = useId();
  const { name, method, path, scope, summary, isInPlan, exampleAnswer } = operation;
  const curl = curlOf(operation, address);
  return (
    <article id={name} aria-labelledby={headingId} className="py-4">
      <h3 id={headingId} className="flex flex-wrap items-center gap-2 font-semibold">
        {summary}
        {!isInPlan && <Badge tone="neutral">{say(texts.notInPlan)}</Badge>}
      </h3>
      <p className="wrap-anywhere mt-1 font-mono text-ink-soft text-sm">
        {method} {path} · {scope}
      </p>
      <details className="mt-2 text-sm">
        <summary className="min-h-8 cursor-pointer content-center text-accent-ink">
          {say(texts.asCurl)}
          <span className="sr-only">: {summary}</span>
        </summary>
        <pre className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-inner bg-sunken p-3 font-mono text-xs">
          {curl}
        </pre>
        <p className="mt-2">
          <Button
            variant="secondary"
            size="small"
            icon={<Copy aria-hidden="true" size={15} />}
            aria-label={say(texts.copyCurlOf, { summary })}
            onPress={() => void copyText(curl, say(texts.curlCopied))}
          >
            {say(texts.copyCurl)}
          </Button>
        </p>
        <p className="mt-3 font-medium">{say(texts.exampleAnswer)}</p>
        <pre className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-inner bg-sunken p-3 font-mono text-xs">
          {exampleAnswer}
        </pre>
      </details>
      <details className="text-sm">
        <summary className="min-h-8 cursor-pointer content-center text-accent-ink">
          {say(texts.tryTitle)}
          <span className="sr-only">: {summary}</span>
        </summary>
        <TryOut operation={operation} token={token} />
      </details>
    </article>
  );
}
