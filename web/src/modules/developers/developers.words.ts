import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { developersWords as texts } from './developers.texts.ts';

export default {
  activity: {
    'developers.token-made': texts.tokenMade,
    'developers.token-revoked': texts.tokenRevoked,
    'developers.token-used': texts.tokenUsed,
    'developers.webhook-made': texts.webhookMade,
    'developers.webhook-changed': texts.webhookChanged,
    'developers.webhook-secret-renewed': texts.webhookSecretRenewed,
    'developers.webhook-removed': texts.webhookRemoved,
    'developers.webhook-tested': texts.webhookTested,
    'developers.webhook-replayed': texts.webhookReplayed,
  },
  mails: { 'webhook-off': texts.webhookOff },
} satisfies ModuleWords;
