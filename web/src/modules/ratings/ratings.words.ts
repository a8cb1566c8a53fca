import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { ratingsWords as texts } from './ratings.texts.ts';

export default {
  activity: {
    'rating.look-started': texts.hadTheCompanyChecked,
    'rating.measured': texts.checkedFromTheOutside,
    'rating.selectors-saved': texts.enteredTheDkimKeys,
    'rating.incident-added': texts.recordedASecurityIncident,
    'rating.incident-removed': texts.removedASecurityIncident,
    'rating.report-requested': texts.requestedADetailedRating,
    'rating.report-downloaded': texts.openedADetailedRating,
    'rating.snapshot-downloaded': texts.openedTheRatingSnapshot,
  },
  mails: {
    'rating-report': texts.detailedRatingReport,
  },
} satisfies ModuleWords;
