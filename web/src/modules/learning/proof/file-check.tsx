import { CircleCheck, CircleX, FileSearch } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { Notice } from '../notice.tsx';
import { hashFile } from './hash-file.ts';
import { file as texts } from './proof.texts.ts';
import type { VerifiedPack } from './verified-pack.ts';

type Outcome =
  | { readonly kind: 'checking'; readonly fileName: string }
  | { readonly kind: 'same'; readonly fileName: string; readonly known: VerifiedPack['files'][number] }
  | { readonly kind: 'other'; readonly fileName: string }
  | { readonly kind: 'unreadable'; readonly fileName: string };

/** Takes a file and says whether it is the one that was made; it is read by the browser alone. */
export function FileCheck({ pack }: { readonly pack: VerifiedPack }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File | null>(null);
  const labelId = useId();
  const [archive] = pack.files;

  const check = async (file: File | undefined) => {
    if (file === undefined) return;
    newest.current = file;
    const fileName = file.name;
    setOutcome({ kind: 'checking', fileName });
    const result = await compare(file, pack);
    // Another file may have been taken meanwhile.
    if (newest.current === file) setOutcome(result);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void check(event.dataTransfer.files[0]);
  };

  return (
    <section aria-labelledby={labelId} className="mt-8 border-line border-t pt-6">
      <h2 id={labelId} className="font-semibold text-lg tracking-tight">
        {say(texts.title)}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button in it does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={`mt-3 flex flex-col items-center gap-3 rounded-box border-2 border-dashed p-6 text-center ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong/60'}`}
      >
        <FileSearch aria-hidden="true" size={28} className="text-accent-ink" />
        <p>
          {say(texts.drop)}
          <span className="block text-ink-soft text-sm">{say(texts.staysHere)}</span>
        </p>
        <PlainButton variant="secondary" size="small" onPress={() => input.current?.click()}>
          {say(texts.choose)}
        </PlainButton>
        <input
          ref={input}
          type="file"
          aria-label={say(texts.input)}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            void check(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      <div aria-live="polite" className="mt-4">
        {outcome !== null && <OutcomeLine outcome={outcome} />}
      </div>
      {archive !== undefined && (
        <details className="mt-4 text-sm">
          <summary className="min-h-8 cursor-pointer content-center text-ink-soft">{say(texts.byHand)}</summary>
          <p className="mt-2 text-ink-soft">
            {say.parts(texts.fingerprint, {
              name: archive.name,
              file: (words) => (
                <span key="file" className="wrap-anywhere">
                  {words}
                </span>
              ),
            })}
          </p>
          <p className="wrap-anywhere mt-1 select-all font-mono">{archive.sha256}</p>
        </details>
      )}
    </section>
  );
}

async function compare(file: File, pack: VerifiedPack): Promise<Outcome> {
  const fileName = file.name;
  try {
    const hash = await hashFile(file);
    const known = pack.files.find(({ sha256 }) => sha256 === hash);
    return known === undefined ? { kind: 'other', fileName } : { kind: 'same', fileName, known };
  } catch {
    return { kind: 'unreadable', fileName };
  }
}

function OutcomeLine({ outcome }: { readonly outcome: Outcome }) {
  const { kind, fileName } = outcome;
  if (kind === 'checking') return <p className="text-ink-soft">{say(texts.comparing, { name: fileName })}</p>;
  if (kind === 'unreadable') {
    return <Notice>{say(texts.unreadable, { name: fileName })}</Notice>;
  }
  const isSame = kind === 'same';
  return (
    <div
      className={`flex items-start gap-3 rounded-box border px-4 py-3 ${isSame ? 'border-success/40 bg-success-soft' : 'border-danger/40 bg-danger-soft'}`}
    >
      {isSame ? (
        <CircleCheck aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-success-ink" />
      ) : (
        <CircleX aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-danger-ink" />
      )}
      <p className="min-w-0">
        <strong className="block font-semibold">{say(isSame ? texts.same : texts.other)}</strong>
        <span className="wrap-anywhere text-ink-soft">
          {isSame
            ? say(texts.sameHint, { name: fileName, original: outcome.known.name })
            : say(texts.otherHint, { name: fileName })}
        </span>
      </p>
    </div>
  );
}
