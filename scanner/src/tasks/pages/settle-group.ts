import type { LeftReason } from '@portal/domain/monitoring/extent/scan-extent.ts';
import { queuePage } from '../../crawl/frontier.ts';
import { afterAnswer } from '../../crawl/page-groups.ts';
import { noteGivenUp, noteTried } from '../../extent/note-extent.ts';
import type { Level } from '../../levels.ts';
import type { ScanState } from '../../scan-state.ts';
import type { TaskOf } from '../task.ts';

type Read = {
  readonly isAnswered: boolean;
  readonly kind: string | null;
  readonly isCopy: boolean;
  readonly likeness: string | null;
  /** News before the page was read. */
  readonly before: number;
  /** Why it was not asked for at all. */
  readonly left?: LeftReason;
};

/** Of a page that did not answer. */
export const NOTHING_READ = { isAnswered: false, kind: null, isCopy: false, likeness: null } as const;

/** Counts a page as read, and queues further ones of its program when it told something new. */
export function settleGroup(state: ScanState, level: Level, task: TaskOf<'page'>, read: Read): void {
  if (read.isAnswered) noteTried(state, 'addresses', task.url);
  else noteGivenUp(state, 'addresses', task.url, read.left ?? 'SILENT');
  const next = afterAnswer(state.groups, {
    url: task.url,
    group: task.group,
    likeness: read.likeness,
    kind: read.kind,
    isCopy: read.isCopy,
    hasNews: (state.patterns.news ?? 0) > read.before,
    isChained: task.isChained === true,
  });
  for (const waiting of next) queuePage(state, level, waiting, task.group);
}
