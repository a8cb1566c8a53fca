import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { settingsWords as texts } from './settings.texts.ts';

export default {
  activity: {
    'user.changed': texts.changedTheDetailsOf,
    'user.removed': texts.removedAnAdmin,
    'organisation.created': texts.setUpTheOrganization,
    'organisation.changed': texts.changedTheOrganizationDetails,
    'organisation.countries-changed': texts.changedTheCountries,
    'consent.usage-given': texts.allowedPageVisitsTo,
    'consent.usage-taken-back': texts.noLongerAllowsPage,
    'consent.promotions-given': texts.allowedOffersByEmail,
    'consent.promotions-taken-back': texts.noLongerAllowsOffers,
  },
  mails: {
    welcome: texts.welcome,
  },
} satisfies ModuleWords;
