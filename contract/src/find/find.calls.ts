import { z } from 'zod';
import { call, line, withData } from '../call.ts';
import { FOUND_AT_MOST, FOUND_KINDS } from './find.schemas.ts';

/** What of the firm's own has such a name, a few of each kind that its plan holds: the nearest first. */
export const findAnything = call({
  access: 'member',
  method: 'GET',
  path: '/find/findAnything',
  input: z.object({ search: line(100).min(2) }),
  output: withData(
    z.object({
      hits: z
        .array(
          z.object({
            kind: z.enum(FOUND_KINDS),
            /** The page of it, below the portal's own address. */
            path: z.string(),
            title: z.string(),
            /** What tells it from others of that title; empty where nothing does. */
            detail: z.string(),
          }),
        )
        .max(FOUND_AT_MOST * FOUND_KINDS.length),
    }),
  ),
  errors: [],
});
