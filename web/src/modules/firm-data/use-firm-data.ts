import '../../api/later-calls.ts';
import type { CallOutput } from '../../api/calls.ts';
import { useCallQuery } from '../../api/use-call.ts';

export type FirmData = CallOutput<'readFirmData'>['data'];

const MAKING_MS = 4000;

/** What was asked for of everything of the firm; while the file is being made it is read again and again. */
export const useFirmData = () =>
  useCallQuery(
    'readFirmData',
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.data.export?.state === 'making' ? MAKING_MS : false),
    },
  );
