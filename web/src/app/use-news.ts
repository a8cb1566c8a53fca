import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import type { CallOutput } from '../api/calls.ts';
import { callKey, useCallQuery } from '../api/use-call.ts';

type News = CallOutput<'readNews'>['data'];

/** What the provider tells now, and how something of it is closed for good. */
export function useNews(): {
  readonly news: News | undefined;
  readonly close: (what: keyof News, newsId: string) => void;
} {
  const queryClient = useQueryClient();
  const news = useCallQuery('readNews', {}, { staleTime: Number.POSITIVE_INFINITY, retry: false }).data?.data;
  return {
    news,
    close(what, newsId) {
      queryClient.setQueryData<CallOutput<'readNews'>>(
        callKey('readNews', {}),
        (before) => before && { ...before, data: { ...before.data, [what]: null } },
      );
      // Were it lost, the person would see it once more, which is no harm.
      void callApi('markNewsSeen', { newsIds: [newsId] }).catch(() => undefined);
    },
  };
}
