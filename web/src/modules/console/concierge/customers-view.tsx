import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { callKey } from '../../../api/use-call.ts';
import { RichText } from '../../../portal/rich-text.tsx';
import { say } from '../../../portal/texts/say.ts';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { customersView as texts } from './concierge.texts.ts';

type CustomersViewProps = {
  readonly title: string;
  /** Between the title and the text: what else customers see of it. */
  readonly facts: ReactNode;
  /** Markdown. */
  readonly text: string;
  /** Below the text. */
  readonly children?: ReactNode;
};

/** What is being written, as its customers will see it; the server reads the text, as it does for them. */
export function CustomersView({ title, facts, text, children }: CustomersViewProps) {
  const preview = useQuery({
    queryKey: callKey('previewConciergeText', { text }),
    queryFn: ({ signal }) => callApi('previewConciergeText', { text }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <figure
      aria-label={say(texts.asCustomersSeeIt)}
      className="rounded-box border border-line bg-canvas p-4 tablet:p-6"
    >
      <div className="rounded-box border border-line bg-surface p-5 shadow-raised tablet:p-6">
        <p className="font-semibold text-2xl tracking-tight">{title.trim() === '' ? say(texts.noTitleYet) : title}</p>
        <div className="mt-3 mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-soft text-sm">{facts}</div>
        {preview.isError && <LoadFailed what={say(texts.what)} onRetry={preview.refetch} />}
        {preview.data === undefined && !preview.isError && (
          <SkeletonGroup label={say(texts.loadingThePreview)}>
            <Skeleton count={5} />
          </SkeletonGroup>
        )}
        {preview.data && text.trim() === '' && <p className="text-ink-soft">{say(texts.noTextYet)}</p>}
        {preview.data && <RichText blocks={preview.data.data} topLevel={2} />}
        {children}
      </div>
    </figure>
  );
}
