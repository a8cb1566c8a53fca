import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { say } from '../texts/say.ts';
import { markdownField as texts } from './text-editor.texts.ts';

// Few write such texts: the editor is a file of its own.
const MarkdownEditor = lazy(() => import('./markdown-editor.tsx'));

type MarkdownFieldProps = {
  readonly label: string;
  /** The text as Markdown; another one than was typed replaces what is in the field. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
};

/** A field for a text with headings, lists, links and tables, which is kept as Markdown. */
export function MarkdownField({ label, value, onChange, description, errorMessage }: MarkdownFieldProps) {
  const id = useId();
  const hasError = Boolean(errorMessage);
  return (
    <div className="min-w-0" {...(hasError ? { 'data-invalid': true } : {})}>
      <p className="mb-2 font-medium text-sm">{label}</p>
      <div
        className={`rounded-box border bg-surface has-[.ProseMirror-focused]:border-focus has-[.ProseMirror-focused]:outline-2 has-[.ProseMirror-focused]:outline-focus has-[.ProseMirror-focused]:-outline-offset-1 ${
          hasError ? 'border-danger-ink' : 'border-line-strong'
        }`}
      >
        <Suspense
          fallback={
            <div className="p-4">
              <SkeletonGroup label={say(texts.loadingTheEditor)}>
                <Skeleton count={6} />
              </SkeletonGroup>
            </div>
          }
        >
          <MarkdownEditor label={label} describedBy={`${id}-messages`} value={value} onChange={onChange} />
        </Suspense>
      </div>
      <div id={`${id}-messages`} className="text-sm">
        {hasError && (
          <p role="alert" className="mt-1.5 font-medium text-danger-ink">
            {errorMessage}
          </p>
        )}
        {description && <p className="mt-1.5 text-ink-soft">{description}</p>}
      </div>
    </div>
  );
}
