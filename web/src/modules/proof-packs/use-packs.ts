import '../../api/later-calls.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../api/use-call.ts';

/** A pack is made within seconds. */
const MAKING_MS = 2000;
/** Colleagues make packs too. */
const FRESH_MS = 3000;

/** The packs of a page; while one is being made they are read again and again. */
export function usePacks(page: number) {
  return useCallQuery(
    'listProofPacks',
    { page },
    {
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
      refetchInterval: ({ state }) =>
        state.data?.data.packs.some((pack) => pack.state === 'making') === true ? MAKING_MS : false,
    },
  );
}

/** What packs would tell; read anew for each new pack. */
export const usePreview = () =>
  useCallQuery('previewProof', {}, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
