import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { log } from './words.texts.ts';

export default {
  activity: {
    'registers.saved': log.saved,
    'registers.closed': log.closed,
    'registers.reopened': log.reopened,
    'registers.deleted': log.deleted,
    'registers.imported': log.imported,
    'registers.exported': log.exported,
    'registers.file-added': log.fileAdded,
    'registers.file-removed': log.fileRemoved,
    'registers.file-downloaded': log.fileDownloaded,
  },
} satisfies ModuleWords;
